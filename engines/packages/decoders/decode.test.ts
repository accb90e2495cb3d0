import { describe, expect, test } from 'vitest';
import { manifestFor } from '../example/red-quarters.ts';
import { readManifest } from '../manifest.ts';
import { decode } from './decode.ts';
import type { Output } from './output.ts';

const read = (decoder: object, labels: (string | null)[]) =>
  readManifest(manifestFor(Buffer.alloc(0), { decoder, labels }));
const output = (dims: number[], data: number[], name = 'found'): Output => ({ name, dims, data });

describe('[TRIAL-07] what a model puts out is decoded by its manifest', () => {
  test('yolov5: rows with objectness; of overlapping boxes of a class the best stays', () => {
    const rows = [
      [16, 16, 8, 8, 0.9, 0.1, 0.8],
      [17, 16, 8, 8, 0.8, 0.1, 0.9],
      [17, 16, 8, 8, 0.8, 0.95, 0.1],
      [4, 4, 4, 4, 0.4, 0.9, 0.9],
      [NaN, 4, 4, 4, 0.9, 0.9, 0.9],
      [4, 4, -4, 4, 0.9, 0.9, 0.9],
    ];
    const { candidates } = decode(read({ type: 'yolov5' }, ['甲', '乙']), [output([1, 6, 7], rows.flat())]);
    expect(candidates).toEqual([
      { classNo: 0, score: expect.closeTo(0.76), left: 13, top: 12, right: 21, bottom: 20 },
      { classNo: 1, score: expect.closeTo(0.72), left: 12, top: 12, right: 20, bottom: 20 },
    ]);
  });

  test('yolov8: columns without objectness', () => {
    const columns = [
      [16, 4],
      [16, 4],
      [8, 2],
      [8, 2],
      [0.1, 0.7],
      [0.6, 0.2],
    ];
    const { candidates } = decode(read({ type: 'yolov8' }, ['甲', '乙']), [output([1, 6, 2], columns.flat())]);
    expect(candidates.map(({ classNo, score }) => [classNo, score])).toEqual([
      [0, 0.7],
      [1, 0.6],
    ]);
  });

  test('ssd: boxes from 0 to 1 with classes from 1, top before left', () => {
    const decoder = {
      type: 'ssd',
      heads: { boxes: 'b', scores: 's', classes: 'c' },
      corners: 'yxyx',
      firstClass: 1,
    };
    const outputs = [
      output([1, 3, 4], [0, 0.25, 0.5, 0.75, 0, 0, 1, 1, 0, 0, 1, 1], 'b'),
      output([1, 3], [0.9, 0.8, 0.1], 's'),
      output([1, 3], [2, 7, 1], 'c'),
    ];
    expect(decode(read(decoder, ['甲', '乙']), outputs).candidates).toEqual([
      { classNo: 1, score: 0.9, left: 8, top: 0, right: 24, bottom: 16 },
    ]);
  });

  test('ssd: a score for each class, the background first', () => {
    const decoder = { type: 'ssd', heads: { boxes: 'b', scores: 's' }, normalised: false, firstClass: 1 };
    const outputs = [output([1, 1, 4], [1, 2, 3, 5], 'b'), output([1, 1, 3], [0.9, 0.2, 0.7], 's')];
    expect(decode(read(decoder, ['甲', '乙']), outputs).candidates).toEqual([
      { classNo: 1, score: 0.7, left: 1, top: 2, right: 3, bottom: 5 },
    ]);
  });

  test('key points: a box with each of its points', () => {
    const decoder = { type: 'keypoints', keypoints: ['左眼', '右眼'] };
    const column = [16, 16, 8, 8, 0.9, 14, 15, 0.8, 18, 15, 1.2];
    expect(decode(read(decoder, ['人']), [output([1, 11, 1], column)]).candidates[0]?.keypoints).toEqual([
      { x: 14, y: 15, score: 0.8 },
      { x: 18, y: 15, score: 1 },
    ]);
  });

  test('classification: the best class, or each for itself', () => {
    const outputs = [output([1, 3], [2, 0, -1])];
    const labels = ['甲', '乙', '丙'];
    expect(decode(read({ type: 'classification' }, labels), outputs).classes).toEqual([
      { classNo: 0, score: expect.closeTo(0.8438, 4) },
    ]);
    const each = { type: 'classification', activation: 'sigmoid' };
    expect(decode(read(each, labels), outputs).classes.map(({ classNo }) => classNo)).toEqual([0, 1]);
  });

  test('of one picture, no more than an answer may hold', () => {
    const each = { type: 'classification', activation: 'sigmoid' };
    const all = decode(
      read(
        each,
        Array.from({ length: 400 }, () => '甲'),
      ),
      [
        output(
          [1, 400],
          Array.from({ length: 400 }, () => 2),
        ),
      ],
    );
    expect(all.classes).toHaveLength(300);
    const decoder = { type: 'keypoints', keypoints: Array.from({ length: 200 }, (_, at) => `点${at}`) };
    const row = (value: (column: number) => number) => Array.from({ length: 100 }, (_, column) => value(column));
    const boxes = [row((column) => column * 10), ...[16, 4, 4, 0.9].map((value) => row(() => value))];
    const data = [...boxes.flat(), ...Array.from({ length: 60_000 }, () => 1)];
    expect(decode(read(decoder, ['人']), [output([1, 605, 100], data)]).candidates).toHaveLength(50);
  });

  test('ctc: repetitions once, the same character again after a blank', () => {
    const steps = [1, 1, 0, 1, 2, 2].flatMap((best) => [0, 1, 2].map((at) => (at === best ? 0.8 : 0.1)));
    expect(decode(read({ type: 'ctc', characters: ['甲', '乙'] }, []), [output([1, 6, 3], steps)]).lines).toEqual([
      { text: '甲甲乙', score: expect.closeTo(0.8) },
    ]);
  });
});

test.each<[string, object, (string | null)[], Output[]]>([
  ['another number of classes', { type: 'yolov8' }, ['甲'], [output([1, 6, 1], [1, 1, 1, 1, 1, 1])]],
  [
    'rows for columns',
    { type: 'yolov5' },
    ['甲'],
    [
      output(
        [1, 6, 8],
        Array.from({ length: 48 }, () => 1),
      ),
    ],
  ],
  ['two outputs', { type: 'yolov8' }, ['甲'], [output([1, 5, 1], []), output([1], [1])]],
  ['a batch', { type: 'yolov8' }, ['甲'], [output([2, 5, 1], [])]],
  ['no such head', { type: 'ssd', heads: { boxes: 'b', scores: 's' } }, ['甲'], [output([1, 1, 4], [0, 0, 1, 1], 'b')]],
  ['another alphabet', { type: 'ctc', characters: ['甲'] }, [], [output([1, 1, 3], [0, 0, 1])]],
])('[TRIAL-07] outputs that do not fit the decoder are rejected: %s', (_what, decoder, labels, outputs) => {
  expect(() => decode(read(decoder, labels), outputs)).toThrow(expect.objectContaining({ name: 'PackageFault' }));
});
