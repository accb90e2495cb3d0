/** Cuts a text to `maximum` UTF-16 units, with an ellipsis if it was longer. Never splits a character. */
export const cut = (text: string, maximum: number): string =>
  text.length <= maximum ? text : `${text.slice(0, maximum - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
