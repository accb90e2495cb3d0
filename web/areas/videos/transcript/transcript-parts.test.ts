import { expect, test } from 'vitest';
import { markWords, transcriptParts } from './transcript-parts.ts';

const cue = (from: number, text: string) => ({ from, to: from + 2, text });

test('[VID-01] the transcript has the chapters as parts, including those without speech', () => {
  const cues = [cue(0, '开头'), cue(5.2, '第一句'), cue(9, '第二句'), cue(30, '最后')];
  const chapters = [
    { at: 5, title: '一' },
    { at: 12, title: '没有话' },
    { at: 20, title: '二' },
  ];
  expect(transcriptParts({ cues, chapters }).map(({ title, lines }) => [title, lines.map(({ no }) => no)])).toEqual([
    [undefined, [0]],
    ['一', [1, 2]],
    ['没有话', []],
    ['二', [3]],
  ]);
  expect(transcriptParts({ cues, chapters: [] })).toHaveLength(1);
  expect(transcriptParts({ cues: [], chapters: [] })).toEqual([]);
});

test('[VID-01] words are marked where they occur, in any case', () => {
  expect(markWords('API 和 api', 'Api')).toEqual([
    { text: 'API', hit: true },
    { text: ' 和 ', hit: false },
    { text: 'api', hit: true },
  ]);
  expect(markWords('没有', '能力')).toEqual([{ text: '没有', hit: false }]);
  expect(markWords('aaa', 'aa')).toEqual([
    { text: 'aa', hit: true },
    { text: 'a', hit: false },
  ]);
  expect(markWords('全部', '  ')).toEqual([{ text: '全部', hit: false }]);
  expect(markWords('İstanbul', 'stan')).toEqual([{ text: 'İstanbul', hit: false }]);
});
