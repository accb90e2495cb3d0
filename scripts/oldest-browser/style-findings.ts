import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { excerpt, type Finding } from './finding.ts';
import { AT_RULES, MEDIA, OLD_NAME, PROPERTIES, SELECTORS, VALUES } from './style-rules.ts';

/** Returns whether a node is under `@supports`, which limits it to browsers that have the feature. */
function isGuarded(node: Declaration | Rule | AtRule): boolean {
  for (let above = node.parent; above && above.type !== 'root'; above = above.parent) {
    if (above.type === 'atrule' && (above as AtRule).name === 'supports') return true;
  }
  return false;
}

const isFlex = (value: string) => /\bflex\b/.test(value);
const isGrid = (value: string) => /\bgrid\b/.test(value);
const isKeyframe = (rule: Rule) => rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');

interface Lack {
  what: string;
  since: number;
}

function lackOf({ prop, value }: Declaration): Lack | undefined {
  const unknownValue = VALUES.find((rule) => rule.value.test(value));
  if (unknownValue) return unknownValue;
  const property = PROPERTIES.find((rule) => rule.what.test(prop) && (rule.value?.test(value) ?? true));
  return property && { what: prop, since: property.since };
}

/** Returns whether the same rule has an earlier declaration that Chrome 73 keeps. */
function hasFallback(declaration: Declaration): boolean {
  // A custom property accepts anything and fails only where it is used.
  if (declaration.prop.startsWith('--')) return false;
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type !== 'decl') continue;
    if (before.prop === OLD_NAME(declaration.prop)) return true;
    if (before.prop === declaration.prop && !lackOf(before)) return true;
  }
  return false;
}

/** Finds what Chrome 73 drops in a built style sheet without an older fallback. */
export function styleFindings(css: string): Finding[] {
  const findings: Finding[] = [];
  const add = (node: Declaration | Rule | AtRule, { what, since }: Lack) => {
    if (isGuarded(node)) return;
    const start = node.source?.start?.offset ?? 0;
    findings.push({ what, since, code: excerpt(css, start, start + 40) });
  };
  const root = parse(css);

  const displays = new Map<string, string[]>();
  root.walkDecls('display', ({ value, parent }) => {
    const selector = (parent as Rule).selector;
    displays.set(selector, [...(displays.get(selector) ?? []), value]);
  });
  const bases = new Set<string>();
  root.walkRules(/:focus-visible/, ({ selectors }) => {
    for (const selector of selectors) bases.add(selector.replaceAll(':focus-visible', ''));
  });

  // Chrome 84 introduced the gap of flex boxes together with the keyword `revert`.
  const spaced = new Set<string>();
  root.walkAtRules('supports', (rule) => {
    if (/^not \(color:\s*revert\)$/.test(rule.params))
      rule.walkRules(({ selectors }) => {
        for (const selector of selectors) spaced.add(selector.replace(/\s*>\s*\*\s*\+\s*\*$/, ''));
      });
  });

  root.walkDecls((declaration) => {
    const lack = lackOf(declaration);
    if (lack && !hasFallback(declaration)) add(declaration, lack);
    if (!/^(row-|column-)?gap$/.test(declaration.prop) || parseFloat(declaration.value) === 0) return;
    const shown = displays.get((declaration.parent as Rule).selector) ?? [];
    const columns = declaration.parent?.some(
      (node) => node.type === 'decl' && /^column(s|-count|-width)$/.test(node.prop),
    );
    const isSpaced = (declaration.parent as Rule).selectors.every((selector) => spaced.has(selector));
    if (!columns && !isSpaced && (!shown.some(isGrid) || shown.some(isFlex)))
      add(declaration, { what: 'gap outside of a grid', since: 84 });
  });

  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    if (rule.parent?.type === 'rule') add(rule, { what: 'nesting', since: 112 });
    for (const lack of SELECTORS) if (lack.selector.test(rule.selector)) add(rule, lack);
    const visible = rule.selectors.filter((selector) => selector.includes(':focus-visible'));
    if (visible.length > 0 && visible.length < rule.selectors.length) {
      add(rule, { what: ':focus-visible in one list with others, which it takes down with it', since: 86 });
    }
    const removesOutline = rule.some(
      (node) => node.type === 'decl' && node.prop.startsWith('outline') && /^(none|0(px)?)$/.test(node.value),
    );
    const loses = rule.selectors.some((selector) => bases.has(selector.replace(/:focus(?![\w-])/g, '')));
    if (removesOutline && visible.length === 0 && loses) {
      add(rule, { what: 'no outline where only :focus-visible brings one', since: 86 });
    }
  });

  root.walkAtRules((rule) => {
    const since = AT_RULES[rule.name];
    if (since !== undefined) add(rule, { what: `@${rule.name}`, since });
    if (rule.parent?.type === 'rule') add(rule, { what: 'nesting', since: 112 });
    if (rule.name === 'media') for (const lack of MEDIA) if (lack.query.test(rule.params)) add(rule, lack);
  });
  return findings;
}
