/** What was done by keys before the palette was there, until the palette takes it. */
export const early = { text: '', isEntered: false };
