import { type Node, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { excerpt, type Finding } from './finding.ts';
import { ITERATOR_HELPERS, METHODS, STATIC_APIS, SYNTAX, TOP_LEVEL_AWAIT } from './script-rules.ts';

type AnyNode = Node & Record<string, unknown>;

/** Reads the names that web/kit/polyfills.ts fills, such as `Object.hasOwn` or `Array.prototype.at`. */
export function filledBy(polyfills: string): Set<string> {
  return new Set(
    [...polyfills.matchAll(/\bfill\(\s*([\w.]+),\s*'(\w+)'/g)].map(([, target, name]) => `${target}.${name}`),
  );
}

const nameOf = (node: AnyNode): string | undefined => {
  if (node.type === 'Identifier') return node.name as string;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const object = nameOf(node.object as AnyNode);
  return object && `${object}.${(node.property as AnyNode).name}`;
};

const isFunction = ({ type }: Node) => /Function/.test(type);

/** Returns whether the code only tests for the feature: `typeof WeakRef`. */
const isQuestion = (parent: AnyNode | undefined) => parent?.type === 'UnaryExpression' && parent.operator === 'typeof';

function lacking(node: AnyNode, ancestors: AnyNode[]): { what: string; since: number; fill: string[] } | undefined {
  const parent = ancestors.at(-2);
  if (node.type === 'Identifier' || node.type === 'MemberExpression') {
    const name = nameOf(node)?.replace(/^(window|globalThis|self)\./, '');
    const since = name !== undefined && Object.hasOwn(STATIC_APIS, name) ? STATIC_APIS[name] : undefined;
    if (name !== undefined && since !== undefined && !isQuestion(parent)) {
      return { what: name, since, fill: [name] };
    }
  }
  if (node.type !== 'CallExpression') return undefined;
  const callee = node.callee as AnyNode;
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  const method = (callee.property as AnyNode).name as string;
  const rule = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  if (rule) return { what: `.${method}()`, ...rule };
  const object = callee.object as AnyNode;
  const { what, since, sources, methods } = ITERATOR_HELPERS;
  const source = object.type === 'CallExpression' ? (object.callee as AnyNode) : undefined;
  const isIterator =
    source?.type === 'MemberExpression' &&
    sources.includes((source.property as AnyNode).name as string) &&
    // `Object.keys(value)` and similar functions return arrays.
    !/^(Object|Reflect)\./.test(nameOf(source) ?? '');
  return isIterator && methods.includes(method) ? { what, since, fill: [] } : undefined;
}

/** Finds what Chrome 73 can neither parse nor run in a built script. `filled` counts only inside functions. */
export function scriptFindings(code: string, filled: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: false });
  fullAncestor(program, (found, _state, line) => {
    const node = found as AnyNode;
    const ancestors = line as AnyNode[];
    const add = ({ what, since }: { what: string; since: number }) =>
      findings.push({ what, since, code: excerpt(code, node.start, Math.min(node.end, node.start + 40)) });
    for (const rule of SYNTAX) if (rule.found(node as never, code)) add(rule);
    // Scripts of libraries may run before the polyfills.
    const isInside = ancestors.slice(0, -1).some(isFunction);
    const awaits = node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await);
    if (awaits && !isInside) add(TOP_LEVEL_AWAIT);
    const api = lacking(node, ancestors);
    if (api && !(isInside && api.fill.length > 0 && api.fill.every((name) => filled.has(name)))) add(api);
  });
  return findings;
}
