import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutInstrumentation, withoutNames, withoutTraces } from './lean-vendor-plugin.ts';
import { withCuts } from './cuts.ts';
import { REACT_RELEASE, reactCuts } from './react-cuts.ts';
import { ROUTER_RELEASE, routerCuts } from './router-cuts.ts';

const root = join(import.meta.dirname, '../..');
const ROUTER = 'node_modules/react-router/dist/production/lib';
const webFiles = globSync('web/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path,
  code: readFileSync(join(root, path), 'utf8'),
}));

test('an icon loses the names and keys that nothing uses, and keeps its drawing and a size of its own', () => {
  expect(withoutNames('["path", { d: "m21 21-4.34-4.34", key: "14j7rj" }], ["circle", { r: "8" }]')).toBe(
    '["path", { d: "m21 21-4.34-4.34" }], ["circle", { r: "8" }]',
  );
  expect(
    withoutNames('{\n  name: "house",\n  size: 24,\n  node: [],\n  aliases: ["home"]\n};\n__iconData.node;\n'),
  ).toBe('{\n  node: []\n};\n');
  expect(withoutNames('{ name: "wide", size: 32, node: [] }')).toBe('{ name: "wide", size: 32, node: [] }');
});

test('the function that makes icons takes drawings alone', () => {
  const path = join(root, 'node_modules/lucide-react/dist/esm/createLucideIcon.mjs');
  const lean = withoutNames(readFileSync(path, 'utf8'));
  const body = lean.slice(lean.indexOf('function'));
  expect(body).toContain('const iconData = iconDataOrName;');
  expect(body).not.toMatch(/toPascalCase|toLucideIconData/);
  expect(body).toContain('return Component;');
});

test('the module without instrumentation exports what that of React Router exports', () => {
  const path = join(root, 'node_modules/react-router/dist/production/lib/router/instrumentation.js');
  const exported = /^export \{ (.*) \};$/m.exec(readFileSync(path, 'utf8'))?.[1]?.split(', ');
  expect([...withoutInstrumentation.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)).toEqual(exported);
});

test.each(Object.entries(routerCuts))('React Router still has all that is cut from %s', (file, cuts) => {
  const code = readFileSync(join(root, ROUTER, file), 'utf8');
  expect(withCuts(code, cuts).length).toBeLessThan(code.length);
});

test('React DOM still has all that is cut from it', () => {
  const code = readFileSync(join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');
  expect(withCuts(code, reactCuts).length).toBeLessThan(code.length);
});

test('a component that nothing uses leaves no trace', () => {
  const code = 'const Form = React$1.forwardRef(() => null);\nForm.displayName = "Form";\nexport { Form };\n';
  expect(withoutTraces(code)).toBe(
    'const Form = /* @__PURE__ */ React$1.forwardRef(() => null);\n\nexport { Form };\n',
  );
});

test('a name that is not there any more stops the build', () => {
  const code = 'function one() { return 1; }\nlet two = [2];\nif (one()) two.forEach(one);\ntwo.forEach(one);\n';
  const cuts = { functions: { one: '{}' }, variables: { two: '[]' }, conditions: ['one()'], calls: ['two.forEach'] };
  expect(withCuts(code, cuts)).toBe('function one() {}\nlet two = [];\nif (false) ;\n;\n');
  expect(() => withCuts(code, { functions: { three: '{}' } })).toThrow('three');
  expect(() => withCuts(code, { conditions: ['two()'] })).toThrow('two()');
});

test('no part of the portal uses what is cut from React Router and React DOM', () => {
  const names =
    /\b(instrumentations?|useFetchers?|useSubmit|useFormAction|useActionData|formMethod|serverLoader|viewTransition)\b/;
  const actions = /^export const (action|clientAction)\b/m;
  const imports =
    /import\b[^;]*\b(Form|ViewTransition|preload\w*|preinit\w*|preconnect|prefetchDNS)\b[^;]* from 'react(-router|-dom)?'/;
  const whole = /import \* as \w+ from 'react-(router|dom)'/;
  const using = webFiles.filter(({ path, code }) => {
    const isTest = /\btest(ing)?\b/.test(path);
    return !isTest && [names, actions, imports, whole].some((use) => use.test(code));
  });
  expect(using.map(({ path }) => path)).toEqual([]);
  const withServerLoader = webFiles.filter(({ code }) => /^export const loader\b/m.test(code));
  expect(withServerLoader.length).toBeGreaterThan(10);
  const alone = withServerLoader.filter(({ code }) => !/^export const clientLoader\b/m.test(code));
  expect(alone.map(({ path }) => path)).toEqual([]);
  expect(readFileSync(join(root, 'react-router.config.ts'), 'utf8')).toContain("routeDiscovery: { mode: 'initial' }");
});

test('the lists of cuts were read for the releases that are installed', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect([dependencies['react-dom'], dependencies['react-router']]).toEqual([REACT_RELEASE, ROUTER_RELEASE]);
});
