import { writeCaptions } from '#contract/videos/captions.ts';

/** The captions of the videos in tests. */
export const cues = [
  { from: 0, to: 4.5, text: '打开控制台的首页。' },
  { from: 4.5, to: 9.25, text: '钴蓝色的按钮可以换肤。' },
  { from: 12.4, to: 20, text: '最后点紫罗兰色的确认按钮。' },
];

/** A video as an operator types it. */
export const payloadOf = (film: string, more: object = {}) => ({
  title: '测试视频',
  summary: '讲解换肤的步骤。',
  film,
  captions: writeCaptions(cues),
  chapters: [
    { at: 0, title: '准备' },
    { at: 12, title: '收尾' },
  ],
  labels: ['换肤'],
  abilityNos: [],
  documents: [],
  ...more,
});
