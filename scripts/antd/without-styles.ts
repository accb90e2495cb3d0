/** The functions to which a component's style file passes the code that creates its styles. */
const makers = /(?<![\w.])(?:genStyleHooks|genComponentStyleHook|genSubStyleComponent)\(/g;

/**
 * Returns the end of the call whose arguments begin at `from`. Assumes that no string of antd's style files has an
 * unbalanced bracket.
 */
const endOfCall = (code: string, from: number): number => {
  let depth = 1;
  let at = from;
  for (; depth > 0; at += 1) {
    if (at >= code.length) throw new Error('a call without an end');
    if (code[at] === '(') depth += 1;
    else if (code[at] === ')') depth -= 1;
  }
  return at;
};

/** Removes the arguments of the calls that create styles, so that the bundler drops what only they use. */
export const withoutStyles = (code: string): string => {
  let lean = code;
  for (const match of [...code.matchAll(makers)].reverse())
    lean = `${lean.slice(0, match.index)}/*#__PURE__*/ ${match[0]})${lean.slice(endOfCall(code, match.index + match[0].length))}`;
  return lean;
};
