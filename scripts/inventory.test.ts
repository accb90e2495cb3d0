import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { browserKeys } from './inventory/browser-keys.ts';
import { compareInventories } from './inventory/compare.ts';
import { comparePages, fileNameOf, firstDifference } from './inventory/compare-pages.ts';
import { compareRequirements, idsIn, type NamedTest, wordsOf } from './inventory/compare-requirements.ts';
import { compareWeights, logicalName } from './inventory/compare-weights.ts';
import { differences } from './inventory/differences.ts';
import { type JsonObject, spelled } from './inventory/json.ts';
import { lookedFor, lookedForTypes } from './inventory/looked-for.ts';
import { normalisePage } from './inventory/normalise-page.ts';
import { testsOfPlaywright, testsOfVitest, titlesIn } from './inventory/requirements.ts';
import { shapeOf } from './inventory/shape.ts';
import { callsIn, keyOf, parseSource, readSources } from './inventory/sources.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
const folderWith = (sections: Record<string, object>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-inventory-test-'));
  folders.push(folder);
  for (const [name, section] of Object.entries(sections)) writeFileSync(join(folder, `${name}.json`), spelled(section));
  return folder;
};

test('what is written does not depend on the order in which it was found', () => {
  expect(spelled({ b: 1, a: { d: [2, 1], c: undefined } })).toBe(spelled({ a: { d: [2, 1] }, b: 1 }));
});

describe('differences', () => {
  test('each is one line with the keys that lead to it', () => {
    const before = { table: { one: 'text', two: 'bigint' }, gone: 1, list: ['a', 'b'], rows: [{ x: 1 }] };
    const after = { table: { one: 'text', two: 'integer' }, come: true, list: ['b', 'c'], rows: [{ x: 2 }] };
    expect(differences(before, after)).toEqual([
      '+ come: true',
      '- gone: 1',
      '- list: "a"',
      '+ list: "c"',
      '~ rows[0] › x: 1 → 2',
      '~ table › two: "bigint" → "integer"',
    ]);
  });

  test('a list with the same items counts each of them, and says where only their order changed', () => {
    expect(differences({ list: [1, 1, 2] }, { list: [1, 2] })).toEqual(['- list: 1']);
    expect(differences({ list: [1, 2] }, { list: [2, 1] })).toEqual(['~ list: the same items in another order']);
  });

  test('there is none between a value and itself', () => {
    const value = { one: [1, { two: null }], three: { four: false } };
    expect(differences(value, structuredClone(value))).toEqual([]);
  });

  test('a section that one inventory lacks is reported', () => {
    const before = folderWith({ schema: { tables: 1 }, jobs: { running: 2 } });
    const after = folderWith({ schema: { tables: 1 }, texts: {} });
    expect([...compareInventories(before, after)]).toEqual([
      ['jobs', ['- the whole section']],
      ['texts', ['+ the whole section']],
    ]);
    expect(compareInventories(before, before).size).toBe(0);
  });
});

describe('requirements', () => {
  const named = (title: string, more: Partial<NamedTest> = {}): NamedTest => ({
    title,
    file: 'server/one.test.ts',
    runner: 'vitest',
    outcome: 'passed',
    ...more,
  });

  test('a title names its requirements, once each', () => {
    const [first, second] = ['MENU', 'ID'].map((area) => `${area}-90`) as [string, string];
    expect(idsIn(`[${first}] [${second}] does, [${first}] again`)).toEqual([first, second]);
    expect(wordsOf(`around › [${first}] [${second}] It does, as ever.`)).toBe('it does as ever');
  });

  test('a file that was moved and other words around the ids are no difference', () => {
    const before = { A: [named('menu › [A-1] it opens')] };
    const after = { A: [named('the whole menu › it opens [A-1]', { file: 'server/two.test.ts' })] };
    expect(compareRequirements(before, after)).toEqual([]);
  });

  test('a lost id, one without a passed test, a test that failed and one that is missing are differences', () => {
    const before = {
      'A-1': [named('[A-1] one')],
      'B-1': [named('[B-1] one'), named('[B-1] two')],
      'C-1': [named('[C-1] one')],
    };
    const after = { 'B-1': [named('[B-1] one')], 'C-1': [named('[C-1] one', { outcome: 'failed' })] };
    expect(compareRequirements(before, after)).toEqual([
      '- A-1: no test names it any more (1 did)',
      '- B-1: missing “two”; 2 before, 1 now',
      '! C-1: no passed test proves it (1 passed before, 1 name it)',
      '- C-1: missing “one”; 1 before, 0 now',
      '! C-1: failed “[C-1] one”',
    ]);
  });

  test('an id that is named and did not run is a difference as soon as tests ran', () => {
    const waiting = { 'A-1': [named('[A-1] one', { outcome: 'not-run' })] };
    const ran = { ...waiting, 'B-1': [named('[B-1] one')] };
    expect(compareRequirements(waiting, waiting)).toEqual([]);
    expect(compareRequirements(ran, ran)).toEqual(['! A-1: no passed test proves it (0 passed before, 1 name it)']);
  });

  test('without reports on either side the titles of the sources are compared', () => {
    const before = { 'A-1': [named('[A-1] one', { outcome: 'not-run' }), named('[A-1] two', { outcome: 'not-run' })] };
    const after = { 'A-1': [named('[A-1] one', { outcome: 'not-run' })] };
    expect(compareRequirements(before, after)).toEqual(['- A-1: missing “two”; 2 before, 1 now']);
  });

  test('reports of both runners give titles, files and outcomes', () => {
    const vitest = {
      testResults: [
        {
          name: '/project/server/one.test.ts',
          assertionResults: [
            { ancestorTitles: ['around'], title: 'one', status: 'passed' },
            { ancestorTitles: [], title: 'two', status: 'failed' },
            { ancestorTitles: [], title: 'three', status: 'pending' },
          ],
        },
      ],
    };
    expect(testsOfVitest(JSON.stringify(vitest), ['server/one.test.ts'])).toEqual([
      named('around › one'),
      named('two', { outcome: 'failed' }),
      named('three', { outcome: 'not-run' }),
    ]);
    const file = 'menu.spec.ts';
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file,
      tests: statuses.map((status) => ({ status })),
    });
    const playwright = {
      config: { rootDir: '/project/e2e' },
      suites: [
        {
          title: file,
          file,
          specs: [spec('one', 'expected'), spec('two', 'flaky'), spec('three', 'skipped')],
          suites: [{ title: 'around', file, specs: [spec('four', 'unexpected')] }],
        },
      ],
    };
    const ofBrowser = (title: string, outcome: NamedTest['outcome']) =>
      named(title, { file: 'e2e/menu.spec.ts', runner: 'playwright', outcome });
    expect(testsOfPlaywright(JSON.stringify(playwright))).toEqual([
      ofBrowser('one', 'passed'),
      ofBrowser('two', 'failed'),
      ofBrowser('three', 'not-run'),
      ofBrowser('around › four', 'failed'),
    ]);
  });

  test('titles are read from the sources, with those around them and rows left open', () => {
    const text = `
      describe('around', () => {
        test('one', () => {});
        test.each(rows)('%s is two', () => {});
        for (const name of names) test(\`three \${name}\`, () => {});
      });
      it('four', async () => { /deep/.test('no test'); });
    `;
    const source = parseSource('one.test.ts', text);
    const valuesOf = (node: unknown) => {
      const { type, value, quasis } = node as {
        type: string;
        value?: string;
        quasis?: { value: { cooked: string } }[];
      };
      if (type === 'Literal') return [value as string];
      return [(quasis ?? []).map((part) => part.value.cooked).join('${}')];
    };
    expect(titlesIn(source, valuesOf)).toEqual(['around › one', 'around › %s is two', 'around › three ${}', 'four']);
  });
});

describe('pages', () => {
  const noMasks = { addresses: new Map<string, string>(), ids: new Map<string, string>() };

  test('what a build, a file or a moment changes makes no difference', async () => {
    const page = (hash: string, file: string, id: string, moment: string) =>
      `<html><head><link rel="modulepreload" href="/assets/${file}-${hash}.js"/>` +
      `<link rel="stylesheet" href="/assets/${file}-${hash}.css"/></head>` +
      `<body><h1 class="${file}_title sr-only" id="${id}">Title</h1><p aria-labelledby="${id}">${moment}</p>` +
      `<script type="module" async="">import "/assets/manifest-${hash}.js";\nimport("/assets/entry-${hash}.js");</script></body></html>`;
    const one = await normalisePage(page('AbCd-_12', 'menu', '_R_1abc_', '2026-01-02 03:04'), noMasks);
    const other = await normalisePage(page('ZyXw9876', 'whole-menu', '_R_2b_', '2027-11-12 13:14'), noMasks);
    expect(other).toBe(one);
    expect(one).toContain('<h1 class="title sr-only" id="ID1">Title</h1>');
  });

  test('the data of a page is shown below it, and what only its portal has is not', async () => {
    const page = (nonce: string, port: number, data: string) =>
      normalisePage(
        `<html><head><link nonce="${nonce}" rel="stylesheet" href="/assets/root-${nonce}.css"/></head>` +
          `<body><a href="http://127.0.0.1:${port}/">x</a><script nonce="${nonce}">` +
          `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(data)});</script></body></html>`,
        noMasks,
      );
    const one = await page('AbCd_12', 4001, '[{"_1":2},"loaderData",{"_3":4},"root","value"]\n');
    expect(one).toContain('"root": "value"');
    expect(await page('ZyXw_98', 4002, '[{"_1":2},"loaderData",{"_3":4},"root","value"]\n')).toBe(one);
    expect(await page('AbCd_12', 4001, '[{"_1":2},"loaderData",{"_3":4},"root","other"]\n')).not.toBe(one);
  });

  test('what a reader sees makes one', async () => {
    const page = (title: string) => normalisePage(`<html><body><h1>${title}</h1></body></html>`, noMasks);
    expect(await page('one')).not.toBe(await page('two'));
  });

  test('known ids and routes get their names, and longer ones stay as they are', async () => {
    const masks = { addresses: new Map([['areas/home', 'page /']]), ids: new Map([['1001', 'ID of somebody']]) };
    const page = await normalisePage('<a href="/x/1001" data-row="10012" data-route="areas/home">a</a>', masks);
    expect(page).toBe('<a href="/x/ID of somebody" data-row="10012" data-route="page /">a</a>\n');
  });

  test('the first line that differs is shown', () => {
    expect(firstDifference(['a', 'b'], ['a', 'b'])).toBeUndefined();
    expect(firstDifference(['a', 'b'], ['a', 'c'])).toBe('line 2:\n    - b\n    + c');
    expect(firstDifference(['a'], ['a', 'c'])).toBe('line 2:\n    - (end)\n    + c');
  });

  test('what many pages have in common is one line, and what is as for the visitor is compared once', () => {
    const entry = (status: number) => ({ status, headers: {}, length: 1, sha256: 'x' });
    const section = (status: number): JsonObject => ({
      visitor: { '/': entry(status), '/home': entry(status) },
      somebody: { '/': 'the same as for the visitor', '/home': entry(status) },
    });
    const places = { before: '/nowhere', after: '/nowhere' };
    expect(comparePages(section(200), section(200), places)).toEqual([]);
    expect(comparePages(section(200), section(404), places)).toEqual([
      'somebody /home and 2 more: ~ status: 200 → 404',
    ]);
    expect(comparePages(section(200), { visitor: { '/': entry(200) } }, places)).toEqual([
      'somebody / and 2 more: - no longer requested',
    ]);
  });

  test('an address has its own file name', () => {
    expect(['/', '/a/b', '/a?b=c,d'].map(fileNameOf)).toEqual(['home.html', 'a_b.html', 'a_b=c,d.html']);
  });
});

describe('weights', () => {
  test('a built file is known without the hash in its name', () => {
    expect(['assets/user-box-DcW66ZH3.js', 'assets/avatar-pli9P_-3.css', 'index.json'].map(logicalName)).toEqual([
      'assets/user-box.js',
      'assets/avatar.css',
      'index.json',
    ]);
  });

  test('a change of one per cent is none, more is', () => {
    const of = (brotli: number) => ({ pages: { '/': { brotli } } });
    expect(compareWeights(of(1000), of(1010))).toEqual([]);
    expect(compareWeights(of(1000), of(1011))).toEqual(['~ pages › / › brotli: 1000 → 1011']);
    expect(compareWeights(of(1000), { pages: {} })).toEqual(['- pages › /: {"brotli":1000}']);
  });
});

test('the shape of an export has every place once, with the types that stand there', () => {
  expect(shapeOf({ parts: [{ a: 1 }, { a: null, b: 'x' }] })).toEqual({
    '': ['object'],
    parts: ['list'],
    'parts[]': ['object'],
    'parts[].a': ['null', 'number'],
    'parts[].b': ['string'],
  });
});

describe('what persists is found in the sources', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readSources(root);

  test('every function and type that the inventory looks for is used by the product', () => {
    const called = new Set(Array.from(callsIn(sources.product), ({ name }) => name));
    expect(
      Object.values(lookedFor)
        .flat()
        .filter((name) => !called.has(name)),
    ).toEqual([]);
    const declared = new Set(
      sources.product.flatMap(({ nodes }) =>
        nodes.flatMap((node) => (node.type === 'TSTypeAliasDeclaration' ? keyOf(node.id) : [])),
      ),
    );
    expect(Object.values(lookedForTypes).filter((name) => !declared.has(name))).toEqual([]);
  });

  test('the names in browsers are those of the glossary', () => {
    const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
    const namesOf = (place: string) =>
      Array.from(glossary.matchAll(new RegExp(`^\\| ${place} ([^|]+) \\|`, 'gm')), ([, cell]) => cell as string)
        .flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name]) => name as string))
        .map((name) => name.replace(/<\w+>/g, '${}'));
    const stored = ['localStorage', 'sessionStorage'].flatMap((place) =>
      namesOf(place).map((name) => `${place} ${name}`),
    );
    expect(browserKeys(sources)).toEqual({ storage: stored.sort(), cookies: namesOf('cookies').sort() });
  });
});
