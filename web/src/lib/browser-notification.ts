/** Notifications of the browser. */

/** Notifies a user who looks at another tab and has allowed notifications. */
export function notify(title: string, text: string): void {
  if (document.visibilityState !== "hidden") return;
  if (typeof Notification !== "function" || Notification.permission !== "granted") return;
  const notification = new Notification(title, { body: text, tag: "abth-turn" });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
