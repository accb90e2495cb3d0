import { describe, expect, test } from 'vitest';
import { validationErrorsOf } from '../kit/content/validation-errors.ts';
import { captionErrors, captionsOfFile, readCaptions, writeCaptions } from './captions.ts';
import { video } from './content.ts';

const of = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n');

describe('[VID-01] captions', () => {
  test('are read as sentences with their times, with any line ends, names and markup', () => {
    const source = [
      '\uFEFFWEBVTT - 演示',
      'Kind: captions',
      '',
      'NOTE 说明',
      '00:00:00.000 --> 这不是时间',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      '第一句',
      '00:01.000 --> 00:03.500 align:start',
      '<b>选择</b>一项能力，',
      '再点 &lt;识别&gt;',
      '',
      '',
      '01:00:00.250 --> 01:00:02.000',
      'two lines',
      'of English',
    ].join('\r\n');
    expect(readCaptions(source)).toEqual({
      problems: [],
      cues: [
        { from: 1, to: 3.5, text: '选择一项能力，再点 <识别>' },
        { from: 3600.25, to: 3602, text: 'two lines of English' },
      ],
    });
  });

  test('are written so that the same is read again', () => {
    const cues = [
      { from: 0, to: 4.57, text: '第一句 & <第二句>' },
      { from: 4.57, to: 3725.001, text: '第三句' },
    ];
    expect(readCaptions(writeCaptions(cues))).toEqual({ cues, problems: [] });
  });

  test.each([
    ['SubRip', '1\n00:00:01,000 --> 00:00:02,000\n一', [{ problem: 'captionsHeader', line: 1 }]],
    [
      'a cue directly below the header',
      'WEBVTT\n00:00:01.000 --> 00:00:02.000\n一\n\n00:00:03.000 --> 00:00:04.000\n二',
      [{ problem: 'captionsHeader', line: 2 }],
    ],
    ['no captions', '这是一段说明', [{ problem: 'captionsHeader', line: 1 }]],
    ['a wrong time', of('00:01.000 --> 00:02.00', '一'), [{ problem: 'captionsTime', line: 3 }]],
    ['a time after a name', of('名', '00:61.000 --> 00:99.000', '一'), [{ problem: 'captionsTime', line: 4 }]],
    ['no time', of('一'), [{ problem: 'captionsTime', line: 3 }]],
    ['an end before its begin', of('00:02.000 --> 00:01.000', '一'), [{ problem: 'captionsOrder', line: 3 }]],
    [
      'a sentence before the one above it',
      of('00:05.000 --> 00:06.000', '一', '', '00:01.000 --> 00:02.000', '二'),
      [{ problem: 'captionsOrder', line: 6 }],
    ],
    ['no words', of('00:01.000 --> 00:02.000'), [{ problem: 'captionsEmpty', line: 3 }]],
    ['nothing but a header', 'WEBVTT', [{ problem: 'captionsEmpty' }]],
  ])('that have %s are a problem of the field, with its line', (_what, captions, problems) => {
    expect(captionErrors(captions)).toEqual(problems);
    const payload = {
      title: '标题',
      summary: '',
      film: 'build/a.mp4',
      captions,
      chapters: [],
      labels: [],
      abilityNos: [],
      documents: [],
    };
    expect(validationErrorsOf(video.fields, payload)).toMatchObject(
      problems.map((one) => ({ path: 'captions', ...one })),
    );
  });

  test('are not needed, and ten thousand wrong lines are reported as twenty', () => {
    expect(captionErrors(' ')).toEqual([]);
    expect(captionErrors(of(...Array.from({ length: 10_000 }, () => '一\n')))).toHaveLength(20);
  });

  test('chapters come one after the other', () => {
    const chapters = [
      { at: 0, title: '一' },
      { at: 9, title: '二' },
      { at: 9, title: '三' },
    ];
    const { chapters: field } = video.fields;
    expect(validationErrorsOf({ chapters: field }, { chapters })).toEqual([
      { path: 'chapters.2.at', problem: 'unsorted' },
    ]);
    expect(validationErrorsOf({ chapters: field }, { chapters: chapters.slice(0, 2) })).toEqual([]);
  });
});

test('[VID-01] captions of a file in SubRip become WebVTT, and others stay as they are', () => {
  const subRip =
    '\u{feff}1\r\n0:00:01,000 --> 00:00:02,500\r\n一\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n二，三\r\n';
  expect(readCaptions(captionsOfFile(subRip))).toEqual({
    cues: [
      { from: 1, to: 2.5, text: '一' },
      { from: 3, to: 4, text: '二，三' },
    ],
    problems: [],
  });
  for (const text of [of('00:01.000 --> 00:02.000', '一'), '没有时间的文字', ''])
    expect(captionsOfFile(text)).toBe(text);
});
