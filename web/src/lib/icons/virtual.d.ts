declare module "virtual:icons" {
  const sprite: string;
  export default sprite;
}

declare module "virtual:scenes" {
  const sprite: string;
  export default sprite;
}
