/** Of an account. */
export const APPLICATIONS_MAXIMUM = 20;
/** Per application; keys that no longer work are not counted. */
export const KEYS_MAXIMUM = 10;
/** The number of keys that an application keeps although they no longer work, newest first. */
export const DEAD_KEYS_KEPT = 50;

export const APPLICATION_NAME_MAXIMUM = 30;
export const APPLICATION_NOTE_MAXIMUM = 200;
export const KEY_NAME_MAXIMUM = 30;
export const KEY_NETWORKS_MAXIMUM = 20;
export const KEY_ABILITIES_MAXIMUM = 100;
export const KEY_DAY_LIMIT_MAXIMUM = 1_000_000;

/** For how many hours a key remains valid after its rotation. */
export const overlapHours = [0, 1, 24, 168] as const;
export type OverlapHours = (typeof overlapHours)[number];

/** How long the portal stores from where a key was used, and from how many networks. */
export const KEY_USE_DAYS = 90;
export const KEY_USES_KEPT = 200;
/** How many of them a page shows, the latest ones. */
export const KEY_USES_SHOWN = 10;

/** The shares of a limit, in percent, at which the owner is notified, the highest first. */
export const NOTIFIED_SHARES = [100, 80] as const;
export type NotifiedShare = (typeof NOTIFIED_SHARES)[number];
