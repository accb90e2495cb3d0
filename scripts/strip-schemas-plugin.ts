import type { Plugin } from 'vite';

/** The properties of a call that only the server reads. */
const serverOnly: ReadonlySet<string> = new Set([
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

/** The properties of an area that only the build reads, which makes routes of them. */
const buildOnly: ReadonlySet<string> = new Set(['pages', 'accountPages', 'consolePages']);

interface Node {
  type: string;
  start: number;
  end: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- A syntax tree is read by shape.
  [field: string]: any;
}

const defines = (value: Node, definition: string) =>
  value.type === 'CallExpression' &&
  value.callee.name === definition &&
  value.arguments[0]?.type === 'ObjectExpression';

/** Returns the source of a defined object without some of its properties. */
const sourceWithout = (properties: ReadonlySet<string>, code: string, value: Node): string => {
  const fields = (value.arguments[0].properties as Node[]).filter((field) => !properties.has(field.key?.name));
  return `{ ${fields.map((field) => code.slice(field.start, field.end)).join(', ')} }`;
};

/** Returns the source of a value without the properties of calls that the browser does not read. */
const leanSource = (code: string, init: Node): string =>
  defines(init, 'defineCall') ? sourceWithout(serverOnly, code, init) : code.slice(init.start, init.end);

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

/** Removes the files of pages from the areas in the browser, where only their menu entries and sources are read. */
export const stripPages = (): Plugin => ({
  name: 'strip-pages',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!/\/web\/areas\/[^/]+\/area\.ts$/.test(id)) return null;
    const { body } = this.parse(code) as unknown as { body: Node[] };
    const area = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration as Node | undefined;
    if (!area || !defines(area, 'defineWebArea')) this.error('an area exports what defineWebArea returns as default');
    return { code: code.slice(0, area.start) + sourceWithout(buildOnly, code, area) + code.slice(area.end), map: null };
  },
});
