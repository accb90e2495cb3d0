import en from 'zod/v4/locales/en.js';

/** Gives `safeParse` detailed messages; `zod/mini` only says "Invalid input". */
export const schemaReasons = { error: en().localeError };
