/** Values that Chrome 73 does not support. It drops the declaration, so an older one has to come first. */
export const VALUES: { what: string; since: number; value: RegExp }[] = [
  { what: 'min(), max(), clamp()', since: 79, value: /(?<![\w-])(min|max|clamp)\(/ },
  { what: 'color-mix()', since: 111, value: /(?<![\w-])color-mix\(/ },
  { what: 'light-dark()', since: 123, value: /(?<![\w-])light-dark\(/ },
  {
    what: 'lab, lch, oklab, oklch, hwb or color()',
    since: 101,
    value: /(?<![\w-])(ok)?(lab|lch)\(|(?<![\w-])(hwb|color)\(/,
  },
  { what: 'relative colour', since: 119, value: /(?<![\w-])(rgb|hsl)a?\(\s*from\s/ },
  {
    what: 'round(), mod(), sin() and the like',
    since: 111,
    value: /(?<![\w-])(round|mod|rem|sin|cos|tan|pow|sqrt|hypot|abs|sign)\(/,
  },
  { what: 'linear() easing', since: 113, value: /(?<![\w-])linear\(/ },
  { what: 'image-set()', since: 113, value: /(?<![\w-])image-set\(/ },
  { what: 'a viewport unit like dvh', since: 108, value: /\d(d|s|l)v(h|w|i|b|min|max)\b/ },
  { what: 'a container unit', since: 105, value: /\dcq(w|h|i|b|min|max)\b/ },
  { what: 'the units lh, rlh, cap, ic', since: 109, value: /\d(r?lh|r?cap|r?ic)\b/ },
];

/** Properties without which the layout of a page breaks in Chrome 73. Decorative ones are allowed. */
export const PROPERTIES: { what: RegExp; since: number; value?: RegExp }[] = [
  { what: /^aspect-ratio$/, since: 88 },
  { what: /^inset(-(block|inline)(-(start|end))?)?$/, since: 87 },
  { what: /^(margin|padding)-(block|inline)$/, since: 87 },
  { what: /^border-(block|inline)(-(width|style|color))?$/, since: 87 },
  { what: /^border-(start|end)-(start|end)-radius$/, since: 89 },
  { what: /^(translate|rotate|scale)$/, since: 104 },
  { what: /^container(-type|-name)?$/, since: 105 },
  { what: /^(offset|position)-anchor$|^position-area$/, since: 125 },
  { what: /^mask(-.+)?$/, since: 120 },
  { what: /^appearance$/, since: 84 },
  { what: /^overflow(-[xy])?$/, since: 90, value: /\bclip\b/ },
  { what: /^grid-template(-(rows|columns))?$/, since: 117, value: /\bsubgrid\b/ },
  { what: /^display$/, since: 115, value: /^(inline|block)\s+(flex|grid|flow|flow-root)$/ },
];

/** If Chrome 73 supports a property under its old name, that one has to come first. */
export const OLD_NAME: (property: string) => string = (property) => `-webkit-${property}`;

/** Selectors that make Chrome 73 drop the whole rule. */
export const SELECTORS: { what: string; since: number; selector: RegExp }[] = [
  { what: ':is() or :where()', since: 88, selector: /:(is|where)\(/ },
  { what: ':has()', since: 105, selector: /:has\(/ },
  { what: ':not() of a list', since: 88, selector: /:not\([^()]*,/ },
  {
    what: ':not() of more than one simple selector',
    since: 88,
    selector: /:not\((?!:focus-visible\))[^()]*[^()\s,[][.:#[][^()]*\)/,
  },
  { what: ':dir()', since: 120, selector: /:dir\(/ },
  { what: '::marker', since: 86, selector: /::marker/ },
  { what: '::details-content', since: 131, selector: /::details-content/ },
  { what: ':modal, :popover-open or :open', since: 105, selector: /:(modal|popover-open|open)(?![\w-])/ },
  { what: ':user-valid or :user-invalid', since: 119, selector: /:user-(in)?valid/ },
  { what: 'nesting', since: 112, selector: /&/ },
];

export const AT_RULES: Record<string, number> = { layer: 99, container: 105, scope: 118 };

/** `(width >= 600px)` and a `not` without a media type make Chrome 73 ignore the whole block. */
export const MEDIA: { what: string; since: number; query: RegExp }[] = [
  { what: 'range in a media query', since: 104, query: /[<>]=?|\(\s*(width|height)\s*=/ },
  { what: '"not" or "or" between media conditions', since: 104, query: /(^|[\s,(])not\s*\(|\)\s+or\s+\(/ },
];
