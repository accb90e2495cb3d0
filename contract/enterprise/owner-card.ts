/** Icons of the owner card, by their names in the lucide set. */
export const ownerCardIcons = [
  'building-2',
  'users-round',
  'badge-check',
  'hourglass',
  'circle-x',
  'snowflake',
] as const;
