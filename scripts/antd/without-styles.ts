/** The functions to which a component's file of styles hands what makes them. */
const makers = /(?<![\w.])(?:genStyleHooks|genComponentStyleHook|genSubStyleComponent)\(/g;

/** Where the call ends whose arguments begin at `from`; strings of antd's style files hold no bracket alone. */
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

/** Takes their arguments from the calls that make styles: what they alone have used goes with them. */
export const withoutStyles = (code: string): string => {
  let lean = code;
  for (const match of [...code.matchAll(makers)].reverse())
    lean = `${lean.slice(0, match.index)}/*#__PURE__*/ ${match[0]})${lean.slice(endOfCall(code, match.index + match[0].length))}`;
  return lean;
};
