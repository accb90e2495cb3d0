import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

/** What is in backticks in a line of prose, or is a word of a code block. */
const quotedIn = (text: string): string[] => {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split(/[\s'"`(),;]+/),
  );
  const prose = text.replaceAll(/^```\w*\n[\s\S]*?^```/gm, '');
  const quotes = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, quote = '']) => quote.split(/[\s'"(),;]+/));
  return [...blocks, ...quotes];
};

const isOfProject = (word: string) =>
  !PLACEHOLDER.test(word) && ((word.includes('/') && topLevel.has(word.split('/')[0] ?? '')) || SOURCE_FILE.test(word));

/** A path from the project's folder or from the document, or the end of the path of some file. */
const exists = (word: string, document: string) => {
  const path = word.replace(/\/$/, '');
  if (BUILT.includes(path.split('/')[0] ?? '')) return true;
  if (existsSync(join(root, path)) || existsSync(join(root, dirname(document), path))) return true;
  return !topLevel.has(path.split('/')[0] ?? '') && projectFiles.some((file) => file.endsWith(`/${path}`));
};

/** The faults of all documents, each with its document. */
const faults = (faultsOf: (text: string, document: string) => string[]): string[] =>
  documents.flatMap((document) => faultsOf(textOf(document), document).map((fault) => `${document}: ${fault}`));

describe('README and docs', () => {
  test('name only files and folders that exist', () => {
    const missing = faults((text, document) =>
      quotedIn(text)
        .map((word) => word.replace(/^#/, '').replace(/[.:]$/, ''))
        .filter((word) => isOfProject(word) && !exists(word, document)),
    );
    expect(missing).toEqual([]);
  });

  test('link only to files that exist', () => {
    const dead = faults((text, document) =>
      [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(document), link))),
    );
    expect(dead).toEqual([]);
  });

  test('name only commands of package.json', () => {
    const unknown = faults((text) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)]
        .map(([, command = '']) => command)
        .filter((command) => !(command in packageFile.scripts)),
    );
    expect(unknown).toEqual([]);
  });
});
