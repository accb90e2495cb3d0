import { describe, expect, it } from 'vitest';
import { wrongFields } from '../../accuracy/field-errors.ts';
import { loadReaders } from '../../built-in-tasks.ts';
import type { TextTask } from '../../engine.ts';
import { pageOf } from '../../specimens/page-of.ts';
import { createRandom } from '../../specimens/random.ts';
import { drawContainer } from '../../specimens/scene/container-number.ts';
import type { Page, PageLine } from '../document-reader.ts';
import { readDocument } from '../read-document.ts';
import { containerNumber } from './container-number.ts';

type Printed = readonly [text: string, left: number, top: number, height?: number];

const lineOf = ([text, left, top, height = 40]: Printed): PageLine => {
  const [right, bottom] = [left + text.length * height * 0.6, top + height];
  return {
    text,
    score: 0.98,
    polygon: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    left,
    top,
    right,
    bottom,
    characters: [...text].map((character, index) => ({
      character,
      x: left + (index + 0.5) * height * 0.6,
      score: 0.98,
    })),
  };
};

const pageWith = (printed: readonly Printed[]): Page => ({
  width: 1000,
  height: 1000,
  lines: printed.map(lineOf),
  raster: { width: 1, height: 1, rgb: new Uint8Array(3) },
  readPart: async () => [],
  toPicture: (x, y) => [x, y],
});

const read = async (task: TextTask, ...printed: readonly Printed[]) => {
  const result = await (await loadReaders())[task]?.read(pageWith(printed));
  return result?.fields.map(({ name, value, check }) => [name, value, ...(check ? [check] : [])]);
};

describe('readers of scenes', () => {
  it('[TRIAL-03] puts a container’s number together from rows and shows a check digit that is wrong', async () => {
    expect(
      await read('container-number', ['CSQU', 100, 100], ['305438', 100, 150], ['3', 270, 150], ['22G1', 100, 210]),
    ).toEqual([
      ['containerNumber', 'CSQU3054383', 'passed'],
      ['sizeType', '22G1'],
    ]);
    expect(await read('container-number', ['CSQU 305438 8', 100, 100])).toEqual([
      ['containerNumber', 'CSQU3054388', 'failed'],
      ['sizeType', ''],
    ]);
    expect(
      await read('container-number', ['CSQU 305438', 100, 100], ['MAX GROSS', 100, 400], ['30480', 400, 400]),
    ).toEqual([
      ['containerNumber', 'CSQU305438', 'failed'],
      ['sizeType', ''],
    ]);
  });

  it('[TRIAL-03] takes the digit in the place of a container’s check digit, though another one would agree', async () => {
    for (const stray of [
      ['3', 270, 150],
      ['3', 365, 115],
      ['3', 100, 150],
    ] as const)
      expect(
        await read('container-number', ['CSQU', 100, 100], ['305438', 205, 100], ['7', 365, 100], stray, [
          '3',
          450,
          100,
        ]),
      ).toContainEqual(stray[2] === 115 ? ['containerNumber', ''] : ['containerNumber', 'CSQU3054387', 'failed']);
    expect(await read('container-number', ['CSQU 305438', 100, 100], ['3', 100, 150])).toContainEqual([
      'containerNumber',
      'CSQU305438',
      'failed',
    ]);
  });

  it('[TRIAL-03] reads faulty containers as they are painted, and never says that they pass', async () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const specimen = drawContainer(createRandom(seed), { faulty: true });
      const { fields } = await readDocument(containerNumber, pageOf(specimen), specimen);
      expect({ seed, wrong: wrongFields(specimen.fields, fields) }).toEqual({ seed, wrong: [] });
      expect(fields[0]?.check).toBe('failed');
    }
  });

  it('[TRIAL-03] takes no owner’s code for a code of size and type', async () => {
    expect(await read('container-number', ['KCPU', 100, 100], ['305438', 100, 150])).toContainEqual(['sizeType', '']);
  });

  it('[TRIAL-03] reads a container’s number down a column of single characters', async () => {
    const column = [...'CSQU3054383'].map((character, row): Printed => [character, 100, 60 + row * 50]);
    expect(await read('container-number', ...column)).toContainEqual(['containerNumber', 'CSQU3054383', 'passed']);
    // Without its check digit, no other of its digits replaces it.
    expect(await read('container-number', ...column.slice(0, -1))).toContainEqual([
      'containerNumber',
      'CSQU305438',
      'failed',
    ]);
  });

  it.each([
    ['生产日期：2026.03.18', '2026.03.18'],
    ['MFG 18 MAR 2026', '18MAR2026'],
    ['MFD:18/03/2026 EXP:17/03/2027', '18/03/2026'],
    ['有效期至2027年03月17日 生产日期2026年03月18日', '2026年03月18日'],
    ['20260318 08:21', '20260318'],
    ['EXP 2027-03-17', ''],
    ['生产日期：2026.02.30', ''],
    ['批号 20260318', ''],
  ])('[TRIAL-03] finds the day of production in %s', async (printed, value) => {
    const fields = await read('production-date', [printed, 50, 50]);
    expect(fields?.[0]?.[1]).toBe(value);
  });

  it('[TRIAL-03] names no day of production where two days say nothing of themselves', async () => {
    expect(await read('production-date', ['2026-03-18', 50, 50], ['2027-03-17', 50, 150])).toEqual([
      ['productionDate', ''],
    ]);
    expect(
      await read('production-date', ['生产日期', 50, 50], ['2026-03-18', 50, 95], ['保质期至 2027-03-17', 50, 300]),
    ).toEqual([['productionDate', '2026-03-18']]);
  });

  it('[TRIAL-03] reads trailers’ plates of two rows and numbers painted in one', async () => {
    expect(await read('trailer-number', ['鲁·A', 300, 100, 50], ['1234挂', 280, 160, 70])).toEqual([
      ['trailerNumber', '鲁A1234挂'],
    ]);
    expect(await read('trailer-number', ['冀BT201挂', 100, 100], ['鲁A12345', 100, 400])).toEqual([
      ['trailerNumber', '冀BT201挂'],
    ]);
    expect(await read('trailer-number', ['鲁A12345', 100, 400])).toEqual([['trailerNumber', '']]);
  });

  it('[TRIAL-03] takes neither weights nor warnings for numbers', async () => {
    expect(
      await read(
        'rail-wagon-number',
        ['C70E', 100, 50, 80],
        ['1652345', 100, 140, 80],
        ['载重70t', 100, 300],
        ['自重 23.8t', 400, 300],
      ),
    ).toEqual([
      ['wagonType', 'C70E'],
      ['wagonNumber', '1652345'],
    ]);
    expect(await read('ladle-number', ['12#', 200, 200, 150], ['严禁站人', 200, 500], ['80t', 500, 500])).toEqual([
      ['ladleNumber', '12#'],
    ]);
    expect(await read('ladle-number', ['12#', 200, 200, 150], ['21#', 600, 200, 150])).toEqual([['ladleNumber', '']]);
    expect(
      await read(
        'subway-marker',
        ['ZDK12+345', 100, 100],
        ['安全出口 50m', 100, 300],
        ['1024环', 100, 500],
        ['60', 500, 500],
      ),
    ).toEqual([
      ['marker', 'ZDK12+345'],
      ['marker', '1024环'],
    ]);
  });

  it('[TRIAL-03] gives coupled train sets from left to right, each once', async () => {
    expect(
      await read(
        'train-set-number',
        ['CR400AF-2001', 600, 100],
        ['CRH380A-2651', 50, 104],
        ['CR400AF-2001', 800, 300],
        ['G1234', 50, 300],
      ),
    ).toEqual([
      ['trainSetNumber', 'CRH380A-2651'],
      ['trainSetNumber', 'CR400AF-2001'],
    ]);
  });

  it('[TRIAL-03] gives a ship’s name in both scripts, without its port, and a door’s words without its plate', async () => {
    expect(
      await read(
        'ship-name',
        ['浙岭渔23456', 100, 100, 90],
        ['ZHE LING YU 23456', 100, 200, 50],
        ['舟山', 200, 300, 50],
        ['安全第一', 500, 500],
      ),
    ).toEqual([
      ['shipName', '浙岭渔23456'],
      ['shipName', 'ZHE LING YU 23456'],
    ]);
    expect(
      await read(
        'vehicle-door-text',
        ['北屿运输有限公司', 100, 100],
        ['总质量:18000kg', 100, 160],
        ['鲁A12345', 100, 400],
      ),
    ).toEqual([
      ['doorText', '北屿运输有限公司'],
      ['doorText', '总质量:18000kg'],
    ]);
    expect(
      await read(
        'vehicle-door-text',
        ['北屿运输', 100, 100],
        ['（山东）', 236, 102],
        ['有限公司', 370, 100],
        ['核载2人', 700, 100],
      ),
    ).toEqual([
      ['doorText', '北屿运输（山东）有限公司'],
      ['doorText', '核载2人'],
    ]);
  });
});
