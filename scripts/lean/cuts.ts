import { parseAst } from 'vite';

/** What a function that the portal never calls does in its build. */
export const UNUSED = `{ throw new Error("left out of the portal's build"); }`;
/** What a function does that has nothing to do. */
export const NOTHING = '{}';

/** What is left out of a module of a library. */
export interface Cuts {
  /** Names of functions, with the bodies that take the place of theirs. */
  functions?: Record<string, string>;
  /** Names of local variables, with the expressions that take the place of their values. */
  variables?: Record<string, string>;
  /** Conditions that never hold, as they are written: what depends on them is left out. */
  conditions?: readonly string[];
  /** Calls whose statements are left out, such as `fetchLoadMatches.forEach`. */
  calls?: readonly string[];
}

interface Node {
  type: string;
  start: number;
  end: number;
}
type Found = (node: Node & Record<string, unknown>) => void;

const visit = (node: unknown, found: Found): void => {
  if (Array.isArray(node)) for (const one of node) visit(one, found);
  else if (typeof node === 'object' && node !== null) {
    if (typeof (node as Node).type === 'string') found(node as Node & Record<string, unknown>);
    for (const value of Object.values(node)) visit(value, found);
  }
};
const nameOf = (node: unknown): string => {
  const { name, object, property } = node as { name?: string; object?: unknown; property?: unknown };
  return name ?? (object && property ? `${nameOf(object)}.${nameOf(property)}` : '');
};

/** Returns the code of a module without what the cuts name. Throws if the module lacks a name, as a new release may. */
export const withCuts = (
  code: string,
  { functions = {}, variables = {}, conditions = [], calls = [] }: Cuts,
): string => {
  const missing = new Set([...Object.keys(functions), ...Object.keys(variables), ...conditions, ...calls]);
  const edits: { from: number; to: number; text: string }[] = [];
  const replace = (name: string, { start, end }: Node, text: string) => {
    missing.delete(name);
    edits.push({ from: start, to: end, text });
  };
  visit(parseAst(code), (node) => {
    const name = node.id ? nameOf(node.id) : '';
    if (node.type === 'FunctionDeclaration' && Object.hasOwn(functions, name))
      replace(name, node.body as Node, functions[name] as string);
    if (node.type === 'VariableDeclarator' && Object.hasOwn(variables, name) && node.init)
      replace(name, node.init as Node, variables[name] as string);
    if (node.type === 'IfStatement') {
      const test = node.test as Node;
      const written = code.slice(test.start, test.end);
      // The minifier leaves out what depends on it.
      if (conditions.includes(written)) replace(written, test, 'false');
    }
    const { type, callee } = (node.expression ?? {}) as { type?: string; callee?: unknown };
    if (node.type === 'ExpressionStatement' && type === 'CallExpression' && calls.includes(nameOf(callee)))
      replace(nameOf(callee), node, ';');
  });
  if (missing.size > 0) throw new Error(`the library no longer has ${[...missing].join(', ')}`);
  // An edit within another one is left out with it.
  const outer = edits.filter(({ from, to }) => !edits.some((other) => other.from < from && other.to > to));
  return outer
    .sort((one, other) => other.from - one.from)
    .reduce((cut, { from, to, text }) => cut.slice(0, from) + text + cut.slice(to), code);
};
