/** GitHub also allows this form: code between two dollar signs. Other readers of Markdown show it as code. */
const withCode = /\$`([^`\n]+)`\$/y;
/** A formula on its own line in a paragraph. */
const display = /\$\$(?![\s$])((?:\\.|[^\\$\n|])*?(?:\\.|[^\\$\s|]))\$\$/y;
/**
 * No space follows the first sign or precedes the second one, and no figure follows it: `$5 和 $6` are prices. A
 * vertical bar would end a table cell, so a formula within a line has none.
 */
const inLine = /\$(?![\s$])((?:\\.|[^\\$\n|])*?(?:\\.|[^\\$\s|]))\$(?![\d$])/y;

export interface Formula {
  /** In the notation of TeX. */
  source: string;
  isDisplay: boolean;
  to: number;
}

/** Returns the formula that begins at a dollar sign of a line; undefined if none does. */
export const formulaAt = (text: string, at: number): Formula | undefined => {
  for (const pattern of [withCode, display, inLine]) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { source: found[1] as string, isDisplay: pattern === display, to: pattern.lastIndex };
  }
  return undefined;
};

/** A line that is a formula: `$$a$$`. */
export const formulaLine = /^\$\$(?!\$)((?:(?!\$\$).)*\S(?:(?!\$\$).)*)\$\$[ \t]*$/;
/** The line before and after a formula of several lines. */
export const formulaFence = /^\$\$[ \t]*$/;
