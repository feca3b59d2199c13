/** A rating as players see it: a question mark while it is provisional. */
export function ratingText(shown: number, provisional: boolean): string {
  return provisional ? `${shown}?` : String(shown);
}
