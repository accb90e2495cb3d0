/** Icons of the owner card by their lucide names. */
export const ownerCardIcons = [
  'building-2',
  'users-round',
  'badge-check',
  'hourglass',
  'circle-x',
  'snowflake',
] as const;
