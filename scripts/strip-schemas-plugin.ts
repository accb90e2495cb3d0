import type { Plugin } from 'vite';

/** The properties of a call that only the server reads. */
const serverOnly = new Set([
  'request',
  'answer',
  'summary',
  'readsUser',
  'waits',
  'idempotent',
  'multipart',
  'aliases',
  'statuses',
]);

interface Node {
  type: string;
  start: number;
  end: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- A syntax tree is read by shape.
  [field: string]: any;
}

const isCallDefinition = (init: Node) =>
  init.type === 'CallExpression' && init.callee.name === 'defineCall' && init.arguments[0]?.type === 'ObjectExpression';

/** Returns the source of a value without the properties of calls that the browser does not read. */
const leanSource = (code: string, init: Node): string => {
  if (!isCallDefinition(init)) return code.slice(init.start, init.end);
  const fields = (init.arguments[0].properties as Node[]).filter((field) => !serverOnly.has(field.key?.name));
  return `{ ${fields.map((field) => code.slice(field.start, field.end)).join(', ')} }`;
};

/**
 * Removes the schemas from the browser's build, where a call consists of its name, method, path, service, access and
 * cacheability. Marks the values of the contract as free of side effects, so that the bundler drops unused ones
 * together with the schema library.
 */
export const stripSchemas = (): Plugin => ({
  name: 'strip-schemas',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!/\/contract\/[^?]+\.ts$/.test(id)) return null;
    let lean = code;
    const values: Node[] = (this.parse(code) as unknown as Node).body.flatMap((statement: Node) => {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      return declaration?.type === 'VariableDeclaration' ? declaration.declarations.map(({ init }: Node) => init) : [];
    });
    for (const init of values.reverse())
      if (init && !/Function|Literal/.test(init.type))
        lean = `${lean.slice(0, init.start)}/*#__PURE__*/ (() => (${leanSource(code, init)}))()${lean.slice(init.end)}`;
    return { code: lean, map: null, moduleSideEffects: false };
  },
});
