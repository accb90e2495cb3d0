/** P9: the constants and limits, each with its unit, of what is built. */

export const RELEASE = '5.7.0';
export const REQUEST_TIMEOUT_MS = 20_000;
export const CHUNK_TIMEOUT_MS = 120_000;
export const LOADER_DELAY_MS = 100;
export const BACK_TO_TOP_PX = 40;
export const MENU_LEVELS = { from: 1, to: 5 } as const;
export const MENU_SCROLLBAR_MS = 3000;
export const CONFIG_RETRIES = 3;
export const OLDEST_CHROME = 73;

export const AGREEMENT_DIALOG_PX = 880;
/** How many of the required agreements are shown. */
export const AGREEMENTS_SHOWN = 2;

export const MESSAGE_PAGE_SIZE = 10;
/** P7: the total of the message list before its first answer. */
export const MESSAGE_TOTAL_PLACEHOLDER = 199;
export const BOX_MESSAGES = 10;
/** Above this the badge reads `99+`. */
export const BADGE_MAXIMUM = 99;

export const UNVERIFIED_DOWNLOADS = 3;
/** Image size limits by use. P5 writes M, which is 1024 * 1024 bytes. */
export const IMAGE_LIMITS_M = [1, 4, 5] as const;
/** P5. */
export const IMAGE_FORMATS = ['PNG', 'JPG', 'JPEG'] as const;

/** P7 and P9: `type` of a login check; `source` of a code or an agreement's state, and of a confirmation. */
export const LOGIN_CHECK = 6;
export const SOURCES = { send: 2, confirm: 0 } as const;

export const LINE_WIDTH_PX = 893;
export const FONT_SIZE_PX = 14;
export const RIGHT_MARGIN_PX = 24;
export const PADDING_PX = 16;

export const RANDOM_STRING_LENGTH = 32;

export const FEEDBACK = { characters: 200, rows: 5 };
