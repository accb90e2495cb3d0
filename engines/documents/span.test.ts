import { expect, test } from 'vitest';
import type { Point } from '#contract/trial/recognition.ts';
import type { PageLine } from './document-reader.ts';
import { readingOf } from './fields.ts';
import { joined, joinTouching, sliceOf, spanOf } from './span.ts';

const DEGREES = 8;
const [cosine, sine] = [Math.cos((DEGREES * Math.PI) / 180), Math.sin((DEGREES * Math.PI) / 180)];
/** From the upright page to a picture in which it is skewed. */
const inPicture = (x: number, y: number): Point => [x * cosine - y * sine, x * sine + y * cosine];

/** A line of an upright page, its characters 20 pixels wide. */
const lineOf = (text: string, left: number, top: number): PageLine => {
  const [right, bottom] = [left + text.length * 20, top + 30];
  return {
    text,
    score: 0.9,
    left,
    top,
    right,
    bottom,
    polygon: [inPicture(left, top), inPicture(right, top), inPicture(right, bottom), inPicture(left, bottom)],
    characters: [...text].map((character, index) => ({ character, x: left + index * 20 + 10, score: 0.9 })),
  };
};

const near = (points: readonly Point[]) => points.map(([x, y]) => [expect.closeTo(x, 3), expect.closeTo(y, 3)]);

test('[TRIAL-06] several lines have one hull, askew as they are', () => {
  const whole = joined([spanOf(lineOf('浙江省杭州市', 100, 50)), spanOf(lineOf('文澜路1号', 90, 90))]);
  expect(whole?.polygon).toEqual(
    near([inPicture(90, 50), inPicture(220, 50), inPicture(220, 120), inPicture(90, 120)]),
  );
});

test('[TRIAL-06] a part of joined lines has the place of its characters', () => {
  const whole = joined([spanOf(lineOf('签发机关', 100, 50)), spanOf(lineOf('杭州市', 200, 50))], ' ');
  expect(whole?.text).toBe('签发机关 杭州市');
  const city = whole && sliceOf(whole, 5);
  expect(city?.polygon).toEqual(near([inPicture(200, 50), inPicture(260, 50), inPicture(260, 80), inPicture(200, 80)]));
  const days = spanOf(lineOf('自2020年1月2日起', 100, 50));
  const day = readingOf(days, '2020年1月2日');
  expect(day?.polygon?.[0]?.[0]).toBeGreaterThan(inPicture(115, 50)[0]);
  expect(day?.polygon?.[1]?.[0]).toBeLessThan(inPicture(305, 50)[0]);
});

test('[TRIAL-03] words keep marks as wide as they are printed, numbers and days have half-width ones', () => {
  expect(readingOf(spanOf(lineOf('北屿（四川） 有限公司', 0, 0)))?.value).toBe('北屿（四川）有限公司');
  expect(readingOf(spanOf(lineOf('北屿(四川)有限公司', 0, 0)))?.value).toBe('北屿(四川)有限公司');
  expect(readingOf(spanOf(lineOf('金额：１２．５０', 0, 0)), '12.50')?.value).toBe('12.50');
});

test('[TRIAL-03] a label and the value below it stay apart next to taller print', () => {
  const tall = { ...lineOf('护照', 0, 50), bottom: 110 };
  const lines = [tall, lineOf('护照号', 300, 50), lineOf('G98458516', 300, 82), lineOf('C', 520, 50)];
  expect(joinTouching(lines.map(spanOf)).map(({ text }) => text)).toEqual(['护照', '护照号', 'G98458516', 'C']);
  expect(joinTouching([lineOf('G984', 300, 82), lineOf('58516', 385, 82)].map(spanOf)).map(({ text }) => text)).toEqual(
    ['G984 58516'],
  );
});
