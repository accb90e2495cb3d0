import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadReaders } from '../built-in-tasks.ts';
import { readDocument } from '../documents/read-document.ts';
import type { TextTask } from '../engine.ts';
import { allSpecimens, cardSpecimens, invoiceSpecimens } from './all.ts';
import { pageOf } from './page-of.ts';
import { createRandom } from './random.ts';
import { SAMPLE_MARK } from './sheet.ts';
import type { Print, Specimen } from './specimen.ts';

/** Only a shop or a courier issues these. */
const OF_NO_AUTHORITY = ['shopping-receipt', 'express-waybill'];
/** Sheets with the papers of the other kinds. */
const OF_OTHER_KINDS = ['mixed-invoices'];

const papers = Object.keys({ ...cardSpecimens, ...invoiceSpecimens }).filter(
  (kind) => !OF_NO_AUTHORITY.includes(kind) && !OF_OTHER_KINDS.includes(kind),
) as TextTask[];
const SEEDS = Array.from({ length: 60 }, (_, index) => 9000 + index);

const draw = (kind: TextTask, seed: number, faulty = false): Specimen => {
  const specimen = allSpecimens[kind]?.(createRandom(seed), { faulty });
  if (!specimen) throw new Error(`there are no specimens of ${kind}`);
  return specimen;
};
const cover = (a: Print, b: Print) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.each(papers)('[TRIAL-01] every %s is marked as a sample, where nothing is printed', (kind) => {
  for (const seed of SEEDS)
    for (const faulty of [false, true]) {
      const { svg, width, height, marks = [], prints = [] } = draw(kind, seed, faulty);
      expect({ seed, marks: marks.length > 0 }).toEqual({ seed, marks: true });
      expect(svg).toContain(`>${SAMPLE_MARK}</text>`);
      const wrong = marks.filter(
        (mark) =>
          mark.left < 0 ||
          mark.top < 0 ||
          mark.right > width ||
          mark.bottom > height ||
          prints.some((print) => cover(mark, print)),
      );
      expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    }
});

test.each(papers)('[TRIAL-03] the mark changes nothing of what is read of %s', async (kind) => {
  const reader = (await loadReaders())[kind];
  if (!reader) throw new Error(`${kind} has no reader`);
  for (const seed of SEEDS.slice(0, 30)) {
    const specimen = draw(kind, seed);
    const page = pageOf(specimen);
    const marks = pageOf({ ...specimen, prints: specimen.marks ?? [] }).lines;
    const lines = [...page.lines, ...marks].toSorted((a, b) => a.top - b.top);
    const [without, withMark] = [
      await readDocument(reader, page, specimen),
      await readDocument(reader, { ...page, lines }, specimen),
    ];
    expect({ seed, fields: withMark.fields }).toEqual({ seed, fields: without.fields });
  }
});

interface Region {
  name: string;
  children?: readonly Region[];
}
const provinces: readonly Region[] = JSON.parse(
  readFileSync(new URL('../../content/enterprise/regions.json', import.meta.url), 'utf8'),
);
const realPlaces = provinces
  .flatMap(({ name, children = [] }) => [name, ...children.map((city) => city.name)])
  .map((name) => name.replace(/(?:特别行政区|[壮回维].*自治区|自治区|自治州|地区|省|市|盟)$/, ''))
  .filter((name) => name.length >= 2);
const REAL_AUTHORITIES =
  /国家税务总局|国家移民管理局|公安部|全国统一发票监制章|国家市场监督管理总局|gsxt|(?<!\d)12306(?!\d)|中国铁路|TRAVELSKY|[国东南海]航/i;

test.each(Object.keys(allSpecimens) as TextTask[])(
  '[TRIAL-01] %s names no real place and no real authority',
  (kind) => {
    expect(realPlaces.length).toBeGreaterThan(300);
    for (const seed of SEEDS) {
      const { lines, aside = [] } = draw(kind, seed);
      const text = [...lines, ...aside].join('\n').replaceAll('三明治', '');
      expect({ seed, places: realPlaces.filter((name) => text.includes(name)) }).toEqual({ seed, places: [] });
      expect(text).not.toMatch(REAL_AUTHORITIES);
    }
  },
);
