import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A node of the syntax tree, of any kind. */
export interface Node {
  type: string;
  start: number;
  end: number;
  parent?: Node;
  // oxlint-disable-next-line typescript/no-explicit-any -- the fields differ by the kind of node
  [field: string]: any;
}

/** A parsed TypeScript file; each node has a link to its parent. */
export interface Source {
  path: string;
  program: Node;
  /** Top-level statements of the file, without their `export`. */
  declarations: Node[];
  lineAt(offset: number): number;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

export const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([field, value]) => (field === 'parent' ? [] : [value].flat().filter(isNode)));

export const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
};

export const parseSource = (path: string, text: string): Source => {
  const { program, errors } = parseSync(path, text, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const root = program as ESTree.Program as unknown as Node;
  walk(root, (node) => {
    for (const child of childrenOf(node)) child.parent = node;
  });
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return {
    path,
    program: root,
    declarations: (root['body'] as Node[]).map((node) =>
      node.type === 'ExportNamedDeclaration' ? (node['declaration'] ?? node) : node,
    ),
    lineAt: (offset) => lineStarts.findLastIndex((start) => start <= offset) + 1,
  };
};

/** Tests and modules that only tests use. */
const isTest = /\.test\.ts$|\/test(?:ing)?(?:-[\w-]+)?\.ts$|\/database\/check\//;

/** Returns a path with forward slashes, on every system. */
export const slashed = (path: string) => path.replaceAll('\\', '/');

/** Opens the sources of a project and parses each one on first use. Paths have forward slashes. */
export const openSources = (folder: string, read = (path: string) => readFileSync(path, 'utf8')) => {
  const root = slashed(folder).replace(/\/$/, '');
  const parsed = new Map<string, Source>();
  const open = (path: string): Source => {
    let source = parsed.get(path);
    if (!source) parsed.set(path, (source = parseSource(path, read(path))));
    return source;
  };
  const found = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((path) => `${root}/${slashed(path)}`)
      .sort();
  return {
    root,
    open,
    /** Returns the modules below a folder, without tests and modules that only tests use. */
    modulesBelow: (below: string): string[] => found(`${below}/**/*.ts`).filter((path) => !isTest.test(path)),
    /** Returns the modules of the areas that run the statements of their composers. */
    statementRunners: (below: string): string[] => found(`${below}/**/testing-statements.ts`),
    /** Returns the file of a specifier, or undefined if it is not in this repository. */
    imported(importer: string, specifier: string): Source | undefined {
      if (!specifier.endsWith('.ts')) return undefined;
      if (specifier.startsWith('#')) return open(`${root}/${specifier.slice(1)}`);
      return specifier.startsWith('.') ? open(posix.join(posix.dirname(importer), specifier)) : undefined;
    },
  };
};

export type Sources = ReturnType<typeof openSources>;

/** Returns the file of an imported name, and the name that it has there. */
export const importOf = (
  sources: Sources,
  source: Source,
  name: string,
): { source: Source; name: string } | undefined => {
  for (const declaration of source.declarations) {
    if (declaration.type !== 'ImportDeclaration') continue;
    for (const specifier of declaration['specifiers'] as Node[]) {
      if (specifier['local'].name !== name || specifier.type !== 'ImportSpecifier') continue;
      const target = sources.imported(source.path, declaration['source'].value);
      return target && { source: target, name: specifier['imported'].name };
    }
  }
  return undefined;
};
