/** P3: where a search looks: at titles alone, or at all that is written. */
export const searchModes = { title: 1, resource: 2 } as const;
/** P3: whether a word was typed or chosen among the hot words. */
export const searchTypes = { input: 0, hot: 1 } as const;
