import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export type Value = string | number;

export interface Source {
  /** Relative to the project's folder. */
  path: string;
  text: string;
  program: SyntaxNode;
  nodes: readonly SyntaxNode[];
  /** The possible values of a name in the file; a loop variable has several. */
  constants: Map<string, SyntaxNode[]>;
  imports: Map<string, { from: string; name: string }>;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const addNodes = (node: SyntaxNode, to: SyntaxNode[]) => {
  to.push(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) addNodes(child, to);
};

/** Returns a node and all nodes below it, from the outside to the inside. */
export const nodesOf = (node: SyntaxNode): SyntaxNode[] => {
  const nodes: SyntaxNode[] = [];
  addNodes(node, nodes);
  return nodes;
};

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined;

/** Returns the name of an object's or a member's key. */
export const keyOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  return node.type === 'Literal' ? String(node.value) : nameOf(node);
};

const note = ({ constants, imports }: Source, node: SyntaxNode) => {
  const keep = (name: string | undefined, value: unknown) => {
    if (name !== undefined && isNode(value)) constants.set(name, [...(constants.get(name) ?? []), value]);
  };
  if (node.type === 'VariableDeclarator') keep(nameOf(node.id), node.init);
  if (node.type === 'ForOfStatement') {
    const { left, right } = node as { left?: { declarations?: { id: unknown }[] }; right?: unknown };
    keep(nameOf(left?.declarations?.[0]?.id), right);
  }
  if (node.type === 'ImportDeclaration')
    for (const specifier of node.specifiers as SyntaxNode[]) {
      const imported = nameOf(specifier.imported);
      const local = nameOf(specifier.local);
      if (imported !== undefined && local !== undefined)
        imports.set(local, { from: (node.source as { value: string }).value, name: imported });
    }
};

export const parseSource = (path: string, text: string): Source => {
  const { program } = parseSync(path, text) as unknown as { program: SyntaxNode };
  const nodes = nodesOf(program);
  const source: Source = { path, text, program, nodes, constants: new Map(), imports: new Map() };
  for (const node of nodes) note(source, node);
  return source;
};

const FOLDERS = ['contract', 'server', 'web', 'engines', 'content', 'illustrations', 'scripts', 'e2e', 'bench'];
const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts');
export const isTestFile = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
/** Test helpers, whose names a running portal never uses. */
const isOfTests = (path: string) => isTestFile(path) || /(^|[/-])testing(-[\w-]+)?(\.tsx?$|\/)/.test(path);
const isOfTools = (path: string) => /^(scripts|e2e|bench)\//.test(path);

/** Reads and parses all code of the project once. */
export const readSources = (root: string) => {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => isCode(path) && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  ).sort();
  const all = new Map(paths.map((path) => [path, parseSource(path, readFileSync(join(root, path), 'utf8'))]));

  const imported = (source: Source, specifier: string): Source | undefined =>
    specifier.startsWith('#')
      ? all.get(specifier.slice(1))
      : all.get(relative(root, join(root, dirname(source.path), specifier)));

  /** Returns the possible values of an expression, as far as the sources show them; `${}` replaces the rest. */
  const valuesOf = (expression: unknown, source: Source, depth = 0): Value[] => {
    if (!isNode(expression) || depth > 8) return [];
    const of = (part: unknown) => valuesOf(part, source, depth + 1);
    const node = expression as SyntaxNode & Record<string, unknown>;
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number' ? [node.value] : [];
      case 'TemplateLiteral': {
        const quasis = node.quasis as { value: { cooked: string } }[];
        return (node.expressions as SyntaxNode[]).reduce<string[]>(
          (texts, part, at) => {
            const values = of(part);
            return (values.length > 0 ? values : ['${}']).flatMap((value) =>
              texts.map((text) => `${text}${value}${quasis[at + 1]?.value.cooked}`),
            );
          },
          [quasis[0]?.value.cooked ?? ''],
        );
      }
      case 'BinaryExpression':
        return of(node.left).flatMap((left) =>
          of(node.right).flatMap((right): Value[] => {
            if (node.operator === '+') return [(left as number) + (right as number)];
            return node.operator === '*' ? [Number(left) * Number(right)] : [];
          }),
        );
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return of(node.expression);
      case 'ConditionalExpression':
        return [...of(node.consequent), ...of(node.alternate)];
      case 'LogicalExpression':
        return [...of(node.left), ...of(node.right)];
      case 'ArrayExpression':
        return (node.elements as unknown[]).flatMap(of);
      case 'ArrowFunctionExpression':
        return node.expression ? of(node.body) : [];
      case 'CallExpression':
        return nameOf(node.callee) === undefined ? [] : of(node.callee);
      case 'MemberExpression': {
        const key = node.computed ? undefined : keyOf(node.property);
        return objectsOf(node.object, source).flatMap(({ object, source: at }) =>
          propertiesOf(object).flatMap(([name, value]) => (name === key ? valuesOf(value, at, depth + 1) : [])),
        );
      }
      case 'Identifier': {
        const name = node.name as string;
        const own = source.constants.get(name);
        if (own) return own.flatMap(of);
        const from = source.imports.get(name);
        const other = from && imported(source, from.from);
        return other
          ? (other.constants.get(from.name) ?? []).flatMap((value) => valuesOf(value, other, depth + 1))
          : [];
      }
      default:
        return [];
    }
  };

  const objectsOf = (expression: unknown, source: Source): { object: SyntaxNode; source: Source }[] => {
    const name = nameOf(expression);
    if (name === undefined) return [];
    const from = source.imports.get(name);
    const other = from ? imported(source, from.from) : source;
    return (other?.constants.get(from?.name ?? name) ?? []).flatMap((value) => {
      const object = value.type.startsWith('TS') ? (value.expression as SyntaxNode) : value;
      return other && object?.type === 'ObjectExpression' ? [{ object, source: other }] : [];
    });
  };

  return {
    tests: [...all.values()].filter(({ path }) => isTestFile(path)),
    /** The code that runs in a portal or in a browser. */
    product: [...all.values()].filter(({ path }) => !isOfTests(path) && !isOfTools(path)),
    valuesOf: (expression: unknown, source: Source): Value[] => [...new Set(valuesOf(expression, source))],
  };
};
export type Sources = ReturnType<typeof readSources>;

/** Returns the named properties of an object. */
export const propertiesOf = (object: SyntaxNode): [name: string, value: SyntaxNode][] =>
  ((object.properties ?? []) as SyntaxNode[]).flatMap((property): [string, SyntaxNode][] => {
    const name = property.computed ? undefined : keyOf(property.key);
    return name === undefined ? [] : [[name, property.value as SyntaxNode]];
  });

/** Returns the literals and templates of the sources that contain a word. */
export const textsWith = (word: string, { product: files, valuesOf }: Sources): string[] =>
  files
    .filter(({ text }) => text.includes(word))
    .flatMap((source) =>
      source.nodes
        .filter(({ type }) => type === 'Literal' || type === 'TemplateLiteral')
        .flatMap((node) => valuesOf(node, source)),
    )
    .filter((value): value is string => typeof value === 'string' && value.includes(word));

export interface CallSite {
  source: Source;
  node: SyntaxNode;
  /** The name of the called function, without the part before its dot. */
  name: string;
  /** The source text of the part before the dot. */
  object: string;
  args: SyntaxNode[];
}

/** Yields every function call in some sources. */
export function* callsIn(sources: readonly Source[]): Generator<CallSite> {
  for (const source of sources)
    for (const node of source.nodes) {
      if (node.type !== 'CallExpression') continue;
      const callee = node.callee as SyntaxNode;
      const isMember = callee.type === 'MemberExpression';
      const name = isMember ? keyOf(callee.property) : nameOf(callee);
      if (name === undefined) continue;
      const object = isMember ? (callee.object as SyntaxNode) : undefined;
      const before = object ? source.text.slice(object.start, object.end) : '';
      yield { source, node, name, object: before, args: node.arguments as SyntaxNode[] };
    }
}
