import en from 'zod/v4/locales/en.js';

/** For `safeParse`: says what is wrong, where `zod/mini` by itself says "Invalid input" of everything. */
export const schemaReasons = { error: en().localeError };
