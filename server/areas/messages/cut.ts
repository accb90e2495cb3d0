/** The beginning of a text, with an ellipsis where it is longer than `maximum` UTF-16 units; never half a character. */
export const cut = (text: string, maximum: number): string =>
  text.length <= maximum ? text : `${text.slice(0, maximum - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
