import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { customerActions, nextState, operatorActions, type Party } from '../contract/work-orders/actions.ts';
import { workOrderStates } from '../contract/work-orders/states.ts';
import packageFile from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

const BUILT = ['node_modules', 'build', 'var', '.git', '.react-router'];
const projectFiles = globSync('**/*', { cwd: root, exclude: (path) => BUILT.includes(path) });
const topLevel = new Set(projectFiles.filter((path) => !path.includes('/')));

const documents = globSync(['README.md', 'README.zh-CN.md', 'content/README.md', 'docs/**/*.md'], { cwd: root });
const textOf = (document: string) => readFileSync(join(root, document), 'utf8');

/** `<area>`, `NNN`, `*`, `…` and `{a,b}` stand for something else. */
const PLACEHOLDER = /[<>*…{}$]|NNN/;
const SOURCE_FILE = /^[\w@.-]+(\/[\w@.:-]+)*\.(ts|tsx|mjs|css|sql|md|svg)$/;

const BLOCK = /^ *```\w*\n([\s\S]*?)^ *```/gm;

/** What is in backticks in prose, and the code blocks. */
const quotedIn = (text: string): string[] => [
  ...[...text.matchAll(BLOCK)].map(([, block = '']) => block),
  ...[...text.replaceAll(BLOCK, '').matchAll(/`([^`\n]+)`/g)].map(([, quote = '']) => quote),
];
const pathsIn = (text: string) => quotedIn(text).flatMap((quote) => quote.split(/[\s'"`(),;]+/));
/** The entities of a diagram have separate names. */
const wordsIn = (text: string) =>
  quotedIn(text.replaceAll(/^erDiagram\n[\s\S]*?^```/gm, '```')).flatMap((quote) => quote.match(/\w+/g) ?? []);

const isOfProject = (word: string) =>
  !PLACEHOLDER.test(word) && ((word.includes('/') && topLevel.has(word.split('/')[0] ?? '')) || SOURCE_FILE.test(word));

/** A path from the project's folder or from the document, or the end of the path of some file. */
const exists = (word: string, document: string) => {
  const path = word.replace(/\/$/, '');
  if (BUILT.includes(path.split('/')[0] ?? '')) return true;
  if (existsSync(join(root, path)) || existsSync(join(root, dirname(document), path))) return true;
  return !topLevel.has(path.split('/')[0] ?? '') && projectFiles.some((file) => file.endsWith(`/${path}`));
};

/** Every word of the sources, tests left out. */
const sourceWords = () =>
  new Set(
    projectFiles
      .filter((path) =>
        /^(contract|engines|illustrations|server|web|content|scripts)\/.*\.(ts|tsx|sql|json)$/.test(path),
      )
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .flatMap((path) => readFileSync(join(root, path), 'utf8').match(/\w+/g) ?? []),
  );

/** Names of the examples, of what is planned, and of the languages of diagrams and of PostgreSQL. */
const NOT_OURS =
  /serial_?number|videos|^defineList$|^erDiagram$|^stateDiagram$|^pg_|^ignoreRevsFile$|^createPagerChannel$|^pageJob$/i;
const NAME = /^([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[a-zA-Z]+(_[a-zA-Z]+)+)$/;

/** The errors of all documents, each with its document. */
const findings = (errorsOf: (text: string, document: string) => string[]): string[] =>
  documents.flatMap((document) => errorsOf(textOf(document), document).map((finding) => `${document}: ${finding}`));

describe('README and docs', () => {
  test('name only files and folders that exist', () => {
    const missing = findings((text, document) =>
      pathsIn(text)
        .map((word) => word.replace(/^#/, '').replace(/[.:]$/, ''))
        .filter((word) => isOfProject(word) && !exists(word, document)),
    );
    expect(missing).toEqual([]);
  });

  test('name only functions, types, constants and tables that exist', () => {
    const words = sourceWords();
    const unknown = findings((text, document) =>
      /^(content\/README|docs\/(decisions\/|how-to\/|architecture|areas|glossary))/.test(document)
        ? wordsIn(text).filter((word) => NAME.test(word) && !words.has(word) && !NOT_OURS.test(word))
        : [],
    );
    expect(unknown).toEqual([]);
  });

  test('link only to files that exist', () => {
    const dead = findings((text, document) =>
      [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(document), link))),
    );
    expect(dead).toEqual([]);
  });

  test('name only commands of package.json', () => {
    const unknown = findings((text) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)]
        .map(([, command = '']) => command)
        .filter((command) => !(command in packageFile.scripts)),
    );
    expect(unknown).toEqual([]);
  });

  test('the pages of areas name every table, architecture.md those of the kit', () => {
    const migrations = globSync('server/{kit/database,areas/*}/migrations/*.sql', { cwd: root }).map(textOf).join('\n');
    const tables = [...migrations.matchAll(/^create table (\w+)/gm)].map(([, table]) => table);
    const pages = [...globSync('docs/areas/*.md', { cwd: root }), 'docs/architecture.md'];
    const named = new Set(pages.flatMap((page) => wordsIn(textOf(page))));
    expect(tables.filter((table) => !named.has(table as string))).toEqual([]);
  });

  test('architecture.md draws ways of a work order that there are', () => {
    const actions: readonly [Party, readonly string[]][] = [
      ['customer', customerActions],
      ['operator', operatorActions],
      ['system', ['close']],
    ];
    const isState = (name: string | undefined): name is keyof typeof workOrderStates =>
      name !== undefined && name in workOrderStates;
    const leads = (from: string | undefined, to: string | undefined) =>
      isState(from) &&
      isState(to) &&
      actions.some(([party, names]) =>
        names.some((name) => nextState(party, name, workOrderStates[from]) === workOrderStates[to]),
      );
    const [, drawn = ''] = /as W \{([\s\S]*?)\}/.exec(textOf('docs/architecture.md')) ?? [];
    const ways = [...drawn.matchAll(/(\w+) --> (\w+):/g)];
    expect(ways.length).toBeGreaterThan(5);
    expect(ways.filter(([, from, to]) => !leads(from, to)).map(([way]) => way)).toEqual([]);
  });
});
