import { AtRule, type Declaration, type Root, type Rule } from 'postcss';

const isIn = (node: Rule, name: RegExp) => node.parent?.type === 'atrule' && name.test((node.parent as AtRule).name);

const guard = (node: Rule | AtRule, condition: string) => {
  const around = new AtRule({ name: 'supports', params: condition });
  node.replaceWith(around);
  around.append(node);
};

/** A mistake of antd: no class has a dot in its name. */
const ALWAYS_TRUE = ":not([class*='.ant-tabs-nav-wrap-ping'])";

/** Selectors for which an old browser drops the whole selector list. */
const LATE_SELECTORS: { pattern: RegExp; condition?: string }[] = [
  { pattern: /:has\(/, condition: 'selector(:has(a))' },
  { pattern: /:focus-visible/ },
];

/** Chrome 104 introduced individual transforms, Chrome 105 `:has()`. */
const WITHOUT_HAS = 'not (translate:none)';

/** The focus ring around a field's wrapper. Without `:has()` a click shows it too. */
const ringWithin = (rule: Rule) => {
  const within = rule.selectors
    .filter((selector) => /:has\([^()]*:focus-visible\)$/.test(selector))
    .map((selector) => selector.replace(/:has\([^()]*\)$/, ':focus-within'));
  if (within.length > 0) guard(rule.cloneBefore({ selector: within.join(',') }), WITHOUT_HAS);
};

const splitSelectors = (rule: Rule) => {
  if (isIn(rule, /keyframes$|^supports$/)) return;
  rule.selector = rule.selector.replaceAll(ALWAYS_TRUE, '');
  for (const { pattern, condition } of LATE_SELECTORS) {
    const late = rule.selectors.filter((selector) => pattern.test(selector));
    if (late.length === 0) continue;
    const rest = rule.selectors.filter((selector) => !pattern.test(selector));
    const own = rest.length > 0 ? rule.cloneAfter({ selector: late.join(',') }) : rule;
    if (rest.length > 0) rule.selector = rest.join(',');
    if (pattern.test(':has(')) ringWithin(own);
    if (condition) guard(own, condition);
    if (own === rule) return;
  }
};

const CHOICE = /(?<![\w-])(?:max|min)\(/;

/** Replaces each `max()` and `min()` by its first argument: antd writes the value of the common case first. */
const firstOfEach = (value: string): string => {
  const start = CHOICE.exec(value);
  if (!start) return value;
  const from = start.index + start[0].length;
  let depth = 0;
  let firstEnd = -1;
  let at = from;
  for (; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    else if (value[at] === ')' && depth === 0) break;
    else if (value[at] === ')') depth -= 1;
    else if (value[at] === ',' && depth === 0 && firstEnd < 0) firstEnd = at;
  }
  const first = value.slice(from, firstEnd < 0 ? at : firstEnd);
  return firstOfEach(`${value.slice(0, start.index)}calc(${first})${value.slice(at + 1)}`);
};

/** Values of custom properties. Every browser accepts them, and an old one fails where they are used. */
const LATE_VALUES = [
  { pattern: /(?<![\w-])color-mix\(/, condition: '(color:color-mix(in srgb,red,red))' },
  { pattern: /(?<![\w-])tan\(/, condition: '(width:calc(1px * tan(45deg)))' },
  { pattern: CHOICE, condition: '(width:max(1px,2px))' },
];

const standInFor = (declaration: Declaration) => {
  const { prop, value } = declaration;
  const rule = declaration.parent as Rule;
  if (prop === 'appearance') declaration.cloneBefore({ prop: '-webkit-appearance' });
  const older = firstOfEach(value);
  if (!prop.startsWith('--')) {
    if (older !== value && String(declaration.prev()) !== `${prop}:${older}`) declaration.cloneBefore({ value: older });
    return;
  }
  const late = LATE_VALUES.find(({ pattern }) => pattern.test(value));
  if (!late || isIn(rule, /^supports$/)) return;
  const own = rule.clone({ nodes: [] });
  rule.after(own);
  own.append(declaration.clone());
  guard(own, late.condition);
  if (older === value) declaration.remove();
  else declaration.value = older;
};

/**
 * Removes `outline: none` where `:focus-visible` draws the ring, so that older browsers keep their own outline.
 * base.css removes that after a click.
 */
const keepOutlines = (sheet: Root) => {
  const ringed = new Set<string>();
  sheet.walkRules(/:focus-visible/, ({ selectors }) => {
    for (const selector of selectors) ringed.add(selector.replaceAll(':focus-visible', ''));
  });
  sheet.walkRules((rule) => {
    const bases = rule.selectors.map((selector) => selector.replace(/:focus(?![\w-])/g, ''));
    if (rule.selector.includes(':focus-visible') || !bases.some((selector) => ringed.has(selector))) return;
    rule.walkDecls(/^outline/, (declaration) => {
      if (/^(none|0(px)?)$/.test(declaration.value)) declaration.remove();
    });
  });
};

/** Chrome 84 introduced the gap of flex boxes together with the keyword `revert`. */
const WITHOUT_GAP = 'not (color:revert)';

/** Adds margins to the children of flex boxes for browsers without `gap`. */
const spaceWithoutGap = (sheet: Root) => {
  const valuesOf = (property: string) => {
    const found = new Map<string, string>();
    sheet.walkDecls(property, ({ value, parent }) => {
      for (const selector of (parent as Rule).selectors) found.set(selector, value);
    });
    return found;
  };
  const displays = valuesOf('display');
  const directions = valuesOf('flex-direction');
  sheet.walkDecls(/^(row-|column-)?gap$/, ({ prop, value, parent }) => {
    const rule = parent as Rule;
    const of = (known: Map<string, string>) => rule.selectors.map((selector) => known.get(selector)).find(Boolean);
    if (Number.parseFloat(value) === 0 || /grid/.test(of(displays) ?? '')) return;
    const isColumn = (of(directions) ?? '').startsWith('column');
    const margin = isColumn ? 'margin-top' : 'margin-left';
    const own = rule.clone({ selector: rule.selectors.map((selector) => `${selector}>*+*`).join(','), nodes: [] });
    rule.after(own);
    own.append({ prop: prop === 'row-gap' ? 'margin-top' : margin, value: firstLength(value) });
    guard(own, WITHOUT_GAP);
  });
};

/** Returns the first length of `row column`. A length may be a `calc()` with spaces. */
const firstLength = (value: string) => /^(?:[\w-]+\((?:[^()]|\([^()]*\))*\)|\S+)/.exec(value)?.[0] ?? value;

/** Makes antd's rules work in Chrome 73: unsupported features affect no other rule, and layout has older fallbacks. */
export const forOldBrowsers = (sheet: Root): void => {
  sheet.walkRules(splitSelectors);
  keepOutlines(sheet);
  sheet.walkAtRules('container', (rule) => {
    if ((rule.parent as AtRule).name !== 'supports') guard(rule, '(container-type:inline-size)');
  });
  sheet.walkDecls(standInFor);
  spaceWithoutGap(sheet);
};
