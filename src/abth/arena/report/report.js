// A click on a heading sorts its table; a second click turns the order round.
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const head = button.closest("th");
    const down = head.getAttribute("aria-sort") !== "descending";
    for (const other of head.parentNode.children) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const body = head.closest("table").tBodies[0];
    const key = row => row.cells[head.cellIndex].dataset.key;
    const rows = [...body.rows].sort((a, b) => {
      const x = key(a), y = key(b);
      const order = isNaN(x) || isNaN(y) ? y.localeCompare(x) : y - x;
      return down ? order : -order;
    });
    body.append(...rows);
  });
}
