import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findDrawings, type FoundDrawing } from '../all-drawings.ts';
import { drawnExtent } from '../file/drawn-extent.ts';

const found = await findDrawings();

/** Labels whose box is around the whole person; the others mark a head, or what a hand does. */
const wholePerson = new Set(
  '人员 值岗人员 玩手机 趴桌睡姿 仰靠睡姿 穿戴防护服 未穿戴防护服 穿救生衣 未穿救生衣 钓鱼人员 卸油人员 未携带自救器'.split(
    ' ',
  ),
);

/** What a rule of the platform says, not an ability. */
const rulePlates = new Set(['离岗']);

/** The texts on the plates of a drawing's pictures. */
const platesOf = ({ drawing }: FoundDrawing): string[] =>
  Object.values(drawing).flatMap(({ scene }) =>
    [...scene.drawn.matchAll(/<text[^>]*fill="var\(--draw-(?:accent|warn)-ink,[^>]*>([^<]*)</g)].map(
      ([, sign = '']) => sign,
    ),
  );

async function labelsOf(folder: string): Promise<Set<string>> {
  const file = found.find((one) => one.folder === folder)?.file;
  const ability = await readFile(new URL(`../../content/catalogue/abilities/${file}.json`, import.meta.url), 'utf8');
  const { label } = JSON.parse(ability) as { label: { labelName: string }[] };
  return new Set(label.map(({ labelName }) => labelName));
}

const abilities = found.filter(({ folder }) => folder !== 'site');

test.each(abilities)('[CAT-07] the pictures of $folder show only labels that the ability returns', async (one) => {
  const own = await labelsOf(one.folder);
  const plates = platesOf(one);
  expect(plates.length).toBeGreaterThan(0);
  expect(plates.filter((label) => !own.has(label) && !rulePlates.has(label))).toEqual([]);
});

test('[TRIAL-01] no picture of the site shows a score as if something had been recognised', () => {
  const plates = found.filter(({ folder }) => folder === 'site').flatMap(platesOf);
  expect(plates.length).toBeGreaterThan(0);
  expect(plates.filter((plate) => /\d\.\d/.test(plate))).toEqual([]);
});

test('a box contains the person it marks', () => {
  const number = (tag: string, name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);
  const mark =
    /(<rect [^>]*fill="[^"]*" opacity="0\.14"\/>)(<g transform(?:(?!<rect [^>]*fill="none").)*)<rect [^>]*fill="none" stroke[^>]*><path [^>]*><rect [^>]*><text [^>]*>([^<]*)</g;
  const people = found.flatMap(({ folder, drawing }) =>
    Object.entries(drawing).flatMap(([name, { scene }]) =>
      [...scene.drawn.matchAll(mark)]
        .filter(([, , , label = '']) => wholePerson.has(label))
        .map(([, tint = '', drawn = '', label = '']) => {
          const box = { left: number(tint, 'x'), top: number(tint, 'y') };
          const [right, bottom] = [box.left + number(tint, 'width'), box.top + number(tint, 'height')];
          const { x, y, width, height } = drawnExtent(drawn);
          const beyond = Math.max(box.left - x, box.top - y, x + width - right, y + height - bottom);
          return { where: `${folder}/${name} ${label}`, beyond };
        }),
    ),
  );
  expect(people.length).toBeGreaterThan(40);
  expect(people.filter(({ beyond }) => beyond > 0)).toEqual([]);
});
