import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');

const CONTRACT = 'contract imports nothing of ours';
const CONTENT = 'content imports only content and contract';
const DRAWINGS = 'illustrations import only contract';
const SERVER = 'server and web never import each other: what both share is in contract';
const WEB = 'web imports only contract';
const FACTS = 'contract/specification imports nothing of ours';
const TESTS = 'only tests import contract/specification';
const CONTRACT_KIT = 'contract/kit imports no area';
const KIT = 'kit imports neither areas nor app';
const APP = 'areas import no app';
const AREA = 'only a route or a page composes two areas';

const wrong: [file: string, source: string, message: string][] = [
  ['contract/to-server.ts', `import { a } from '#server/a.ts';`, CONTRACT],
  ['contract/site/to-content.ts', `import { a } from '../../content/a.ts';`, CONTRACT],
  ['contract/to-type.ts', `import type { A } from '#web/a.ts';`, CONTRACT],
  ['content/to-server.ts', `import { a } from '../server/a.ts';`, CONTENT],
  ['content/site/to-web.ts', `export { a } from '#web/a.ts';`, CONTENT],
  ['illustrations/to-server.ts', `import { a } from '#server/a.ts';`, DRAWINGS],
  ['server/to-web.ts', `import { a } from '../web/a.ts';`, SERVER],
  ['server/areas/site/to-web.ts', `import { a } from '../../../web/app/shell/a.ts';`, SERVER],
  ['server/load-web.ts', `export const a = () => import('#web/a.ts');`, SERVER],
  ['web/to-server.ts', `import { a } from '#server/a.ts';`, WEB],
  ['web/all-of-server.ts', `export * from '../server/a.ts';`, WEB],
  ['web/server-type.ts', `export type A = import('../server/a.ts').A;`, WEB],
  ['web/to-content.ts', `import { a } from '#content/a.ts';`, WEB],
  ['web/to-text.ts', `import a from '#content/texts/zh-CN/site/site.json' with { type: 'json' };`, WEB],
  ['contract/specification/from-contract.ts', `import { a } from '../limits.ts';`, FACTS],
  ['contract/specification/from-type.ts', `import type { A } from '#contract/kit/limits.ts';`, FACTS],
  ['contract/specification/from-scripts.ts', `import { a } from '../../scripts/a.ts';`, FACTS],
  ['contract/to-facts.ts', `import { a } from './specification/a.ts';`, TESTS],
  ['content/to-facts.ts', `import { a } from '#contract/specification/a.ts';`, TESTS],
  ['engines/to-facts.ts', `import { a } from '#contract/specification/a.ts';`, TESTS],
  ['server/to-facts.ts', `import type { A } from '#contract/specification/a.ts';`, TESTS],
  ['server/app/testing.ts', `export { a } from '#contract/specification/a.ts';`, TESTS],
  ['web/to-facts.ts', `export const a = () => import('#contract/specification/a.ts');`, TESTS],
  ['bench/to-facts.ts', `import { a } from '../contract/specification/a.ts';`, TESTS],
  ['scripts/to-facts.ts', `import { a } from '#contract/specification/a.ts';`, TESTS],
  ['server/areas/site/store.ts', `import { a } from '../catalogue/store.ts';`, AREA],
  ['server/areas/site/parts/deep.ts', `import { a } from '#server/areas/catalogue/store.ts';`, AREA],
  ['contract/kit/to-area.ts', `import { a } from '../site/calls.ts';`, CONTRACT_KIT],
  ['web/kit/list/list.tsx', `import { a } from '#web/areas/catalogue/pager.tsx';`, KIT],
  ['web/kit/shell/frame.tsx', `export const a = () => import('../../areas/messages/box.tsx');`, KIT],
  ['server/kit/http/to-app.ts', `import type { A } from '#server/app/config.ts';`, KIT],
  ['server/areas/site/to-app.ts', `import { a } from '#server/app/app.ts';`, APP],
  ['web/areas/site/card.tsx', `import { a } from '../catalogue/card.tsx';`, AREA],
];

const right: [file: string, source: string][] = [
  ['contract/specification/near.ts', `import { a } from './terms.ts';`],
  ['contract/facts.test.ts', `import { a } from './specification/a.ts';`],
  ['content/facts.test.ts', `import { a } from '#contract/specification/a.ts';`],
  ['server/areas/site/facts.test.ts', `import { a } from '#contract/specification/a.ts';`],
  ['web/areas/site/facts.test.tsx', `import { a } from '#contract/specification/a.ts';`],
  ['e2e/facts.spec.ts', `import { a } from '../contract/specification/a.ts';`],
  ['e2e/shown-facts.ts', `import { a } from '#contract/specification/a.ts';`],
  ['contract/site/calls.ts', `import { a } from '../kit/call.ts';`],
  ['content/facts.ts', `import { a } from '#contract/a.ts';`],
  ['illustrations/site/home.ts', `import { a } from '#contract/a.ts';`],
  ['server/import-content.ts', `import { a } from '#content/a.ts';`],
  ['server/app/app.ts', `import { a } from '../areas/site/store.ts';`],
  ['server/areas/site/site.test.ts', `import { a } from '#server/app/testing.ts';`],
  ['server/areas/site/sql.ts', `import { a } from '#server/areas/catalogue/public/names.ts';`],
  ['server/areas/site/to-kit.ts', `import { a } from '#server/kit/http/calls.ts';`],
  ['server/areas/site/routes.ts', `import { a } from '../catalogue/store.ts';`],
  ['server/areas/site/parts/near.ts', `import { a } from '../own-store.ts';`],
  ['server/modules.ts', `import { a } from 'web/a.ts';`],
  ['web/kit/call.ts', `import { a } from '#contract/kit/call.ts';`],
  ['web/kit/texts.ts', `import type a from '#content/texts/zh-CN/site/site.json';`],
  ['web/app/frames/work-bar.tsx', `import { a } from '#web/areas/messages/box.tsx';`],
  ['web/areas/site/home/home.tsx', `import { a } from '#web/areas/catalogue/card.tsx';`],
  ['web/areas/site/home/home-page.tsx', `import { a } from '#web/areas/catalogue/card.tsx';`],
  ['bench/main.ts', `import { a } from '../server/app/app.ts';`],
  ['e2e/page.spec.ts', `import { a } from '../web/a.ts';`],
];

let folder: string;
const found = new Map<string, string[]>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lint-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  const area: [string, string] = [
    'web/areas/site/area.ts',
    `export const site = { pages: [{ file: 'home/home.tsx' }] };`,
  ];
  for (const [file, source] of [area, ...right, ...wrong]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  // Runs only the rule under test.
  const args = [oxlint, '--format=json', '-A', 'all', '-D', 'portal/import-directions'];
  const run = promisify(execFile)(process.execPath, args, { cwd: folder });
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string; message: string }[] };
  for (const { filename, message } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), message]);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(wrong)('%s is refused with the reason: %s', (file, _source, message) => {
  expect(found.get(file)).toEqual([expect.stringContaining(message)]);
});

test('imports in the right direction are let through', () => {
  const refused = right.filter(([file]) => found.has(file));
  expect(refused).toEqual([]);
  expect(found.size).toBe(wrong.length);
});

/** Migrations are a list, and drawers of pictures, browser tests and data need no order of reading. */
const folders = ['contract', 'server', 'web', 'engines', 'scripts', 'bench'];
const SOURCES_MAXIMUM = 25;

test('a folder holds at most 25 source files, so that it can be read like a table of contents', () => {
  const sources = new Map<string, number>();
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
        sources.set(entry.parentPath, (sources.get(entry.parentPath) ?? 0) + 1);
  expect([...sources].filter(([, count]) => count > SOURCES_MAXIMUM)).toEqual([]);
});

/** Words that once named all kinds of errors. The glossary has the names that are used instead. */
const oldWord = /(^|[^a-zA-Z]|[a-z](?=[FRP]))([fF]ault|[rR]efusal|[pP]roblem)s?(?![a-z])/;

const keptNames: Record<string, string> = {
  EngineFault: 'defined by engines/, whose hash is checked',
  EngineFaultKind: 'defined by engines/, whose hash is checked',
  PackageFault: 'defined by engines/, whose hash is checked',
  PictureFault: 'defined by engines/, whose hash is checked',
  reportFault: 'opens a work order of the kind "fault"',
  Faults: 'the fixture of the browser tests: errors that a browser reports',
  collectFaults: 'the fixture of the browser tests: errors that a browser reports',
};

/** A type, or a function in any notation. */
const declaration =
  /\b(?:class|interface|type|enum|function)\s+(\w+)\b|\b(?:const|let)\s+(\w+)(?::[^=\n]*)?\s*=\s*(?:async\s*)?(?:<[^>\n]*>\s*)?\([^()]*(?:\([^()]*\)[^()]*)*\)(?::[^=\n]*)?\s*=>/g;

const oldNamesIn = (source: string): string[] =>
  [...source.matchAll(declaration)]
    .map(([, type, variable]) => type ?? variable ?? '')
    .filter((name) => oldWord.test(name) && !Object.hasOwn(keptNames, name));

test.each([
  ['export class StorageFault extends Error {}', 'StorageFault'],
  ['type FormProblems = string[];', 'FormProblems'],
  ['function refusalOf(error: unknown) {}', 'refusalOf'],
  ['const phoneFault = (value: string) => value;', 'phoneFault'],
  ['const problemsOf = async <T>(work: () => Promise<T>): Promise<T> => work();', 'problemsOf'],
])('%s has an old name of an error', (source, name) => {
  expect(oldNamesIn(source)).toEqual([name]);
});

test('names in which other words lie are let through', () => {
  expect(oldNamesIn('const defaults = () => 1; interface DefaultEntry {}; type RefusedFile = File;')).toEqual([]);
});

test('types, functions and files name errors by the words of the glossary', () => {
  const old: string[] = [];
  // contract/trial/ has a hash that is checked. The files of migrations are kept by their names.
  for (const folder of ['contract', 'server', 'web', 'scripts', 'bench', 'e2e'])
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || /node_modules|contract\/trial\/|\/migrations\//.test(path)) continue;
      if (!/\.(tsx?|mjs|css)$/.test(entry.name) || path === import.meta.filename) continue;
      // Clients in other languages and their examples are text within a source, and public.
      if (/\/scripts\/api-downloads\/|\/clients\.test\.ts$/.test(path)) continue;
      if (oldWord.test(entry.name)) old.push(path);
      if (!entry.name.endsWith('.css'))
        old.push(...oldNamesIn(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`));
    }
  expect(old).toEqual([]);
});
