import type { Node } from 'acorn';

type Is<Type extends string> = Node & { type: Type } & Record<string, unknown>;
type AnyNode = Is<string>;

/** Syntax that Chrome 73 cannot parse. One such place prevents the whole file from running. */
export const SYNTAX: { what: string; since: number; found: (node: AnyNode, source: string) => boolean }[] = [
  { what: 'optional chaining', since: 80, found: ({ type }) => type === 'ChainExpression' },
  { what: '??', since: 80, found: ({ type, operator }) => type === 'LogicalExpression' && operator === '??' },
  {
    what: 'logical assignment',
    since: 85,
    found: ({ type, operator }) =>
      type === 'AssignmentExpression' && ['??=', '||=', '&&='].includes(operator as string),
  },
  {
    what: 'private class member',
    since: 74,
    found: ({ type, key, property }) =>
      [type, (key as AnyNode | undefined)?.type, (property as AnyNode | undefined)?.type].includes('PrivateIdentifier'),
  },
  { what: 'static block', since: 94, found: ({ type }) => type === 'StaticBlock' },
  {
    what: 'numeric separator',
    since: 75,
    found: ({ type, value, raw }) =>
      type === 'Literal' && typeof value !== 'string' && /^[\d.][\w.]*_/.test(String(raw)),
  },
  {
    what: 'regular expression flag d or v',
    since: 90,
    found: ({ type, regex }) =>
      type === 'Literal' && /[dv]/.test((regex as { flags: string } | undefined)?.flags ?? ''),
  },
  {
    what: 'regular expression modifiers',
    since: 125,
    found: ({ type, regex }) =>
      type === 'Literal' &&
      /\(\?[ims]*(-[ims]+)?:/.test((regex as { pattern: string } | undefined)?.pattern.replaceAll('(?:', '') ?? ''),
  },
  {
    what: 'import attributes',
    since: 123,
    found: (node) =>
      ((node.attributes as unknown[] | undefined)?.length ?? 0) > 0 ||
      (node.type === 'ImportExpression' && Boolean(node.options)),
  },
  {
    what: 'string as a name of an export',
    since: 88,
    found: ({ type, exported, local }) =>
      type === 'ExportSpecifier' && [exported, local].some((name) => (name as AnyNode).type === 'Literal'),
  },
  {
    what: 'using declaration',
    since: 134,
    found: ({ type, kind }) => type === 'VariableDeclaration' && /using/.test(kind as string),
  },
];

/** A top-level `await` is recognized by its position; see script-findings.ts. */
export const TOP_LEVEL_AWAIT = { what: 'top-level await', since: 89 };

/** Globals and static members that Chrome 73 lacks, as written in code. */
export const STATIC_APIS: Record<string, number> = {
  AggregateError: 85,
  CompressionStream: 80,
  DecompressionStream: 80,
  FinalizationRegistry: 84,
  WeakRef: 84,
  navigation: 102,
  reportError: 95,
  scheduler: 94,
  structuredClone: 98,
  'AbortSignal.abort': 93,
  'AbortSignal.any': 116,
  'AbortSignal.timeout': 103,
  'Array.fromAsync': 121,
  'Intl.DisplayNames': 81,
  'Intl.DurationFormat': 129,
  'Intl.Segmenter': 87,
  'Iterator.from': 122,
  'Map.groupBy': 117,
  'Object.groupBy': 117,
  'Object.hasOwn': 93,
  'Promise.allSettled': 76,
  'Promise.any': 85,
  'Promise.try': 128,
  'Promise.withResolvers': 119,
  'RegExp.escape': 136,
  'Response.json': 105,
  'URL.canParse': 120,
  'URL.parse': 126,
  'crypto.randomUUID': 92,
  'navigator.userAgentData': 90,
};

/** Methods that Chrome 73 lacks, recognized by name, and the entries of web/kit/polyfills.ts that fill them. */
export const METHODS: Record<string, { since: number; fill: string[] }> = {
  at: { since: 92, fill: ['Array.prototype.at', 'String.prototype.at'] },
  replaceAll: { since: 85, fill: ['String.prototype.replaceAll'] },
  findLast: { since: 97, fill: ['Array.prototype.findLast'] },
  findLastIndex: { since: 97, fill: ['Array.prototype.findLastIndex'] },
  toReversed: { since: 110, fill: ['Array.prototype.toReversed'] },
  toSorted: { since: 110, fill: ['Array.prototype.toSorted'] },
  toSpliced: { since: 110, fill: ['Array.prototype.toSpliced'] },
  isWellFormed: { since: 111, fill: ['String.prototype.isWellFormed'] },
  toWellFormed: { since: 111, fill: ['String.prototype.toWellFormed'] },
  symmetricDifference: { since: 122, fill: ['Set.prototype.symmetricDifference'] },
  isSubsetOf: { since: 122, fill: ['Set.prototype.isSubsetOf'] },
  isSupersetOf: { since: 122, fill: ['Set.prototype.isSupersetOf'] },
  isDisjointFrom: { since: 122, fill: ['Set.prototype.isDisjointFrom'] },
  replaceChildren: { since: 86, fill: ['Element.prototype.replaceChildren'] },
  checkVisibility: { since: 105, fill: ['Element.prototype.checkVisibility'] },
  setHTMLUnsafe: { since: 124, fill: ['Element.prototype.setHTMLUnsafe'] },
  requestSubmit: { since: 76, fill: ['HTMLFormElement.prototype.requestSubmit'] },
  showPicker: { since: 99, fill: ['HTMLInputElement.prototype.showPicker'] },
  showPopover: { since: 114, fill: ['HTMLElement.prototype.showPopover'] },
  startViewTransition: { since: 111, fill: ['Document.prototype.startViewTransition'] },
  throwIfAborted: { since: 100, fill: ['AbortSignal.prototype.throwIfAborted'] },
  getSetCookie: { since: 113, fill: ['Headers.prototype.getSetCookie'] },
  formatRange: { since: 76, fill: ['Intl.DateTimeFormat.prototype.formatRange'] },
};

/** Methods of iterators, which Chrome has had since version 122: `map.values().map(...)`. */
export const ITERATOR_HELPERS = {
  what: 'iterator helper',
  since: 122,
  sources: ['values', 'keys', 'entries', 'matchAll'],
  methods: ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
};

export interface Allowance {
  what: string;
  /** Matches the code around this place and no other. */
  code: RegExp;
  reason: string;
}

/** Places in libraries that run only if the browser has the feature. */
export const ALLOWED: Allowance[] = [
  {
    what: 'reportError',
    code: /typeof reportError\s*===?\s*.function.\s*\?\s*reportError/,
    reason: 'React tests for it first and prints to the console otherwise.',
  },
  {
    what: 'navigation',
    code: /navigation\.(transition|currentEntry|navigate\(\w+\.url)|navigation\.(add|remove)EventListener\(.navigate/,
    reason: 'React DOM tests `typeof navigation` before it listens, and calls the rest from these listeners.',
  },
  {
    what: 'Intl.Segmenter',
    code: /typeof Intl\s*(<|!==?)\s*.u(ndefined)?.\s*&&\s*Intl\.Segmenter/,
    reason: 'The text editor tests for it and works without it.',
  },
];
