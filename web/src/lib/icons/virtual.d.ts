declare module "virtual:icons" {
  const sprite: string;
  export default sprite;
}

declare module "virtual:scenes" {
  /** What all pictures share. */
  export const shared: string;
  /** Fetches a picture by the id of its element. */
  export const pictures: Record<string, () => Promise<{ default: string }>>;
}
