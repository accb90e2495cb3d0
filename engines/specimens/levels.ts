/** How strongly a test document is degraded. */
export const levels = [
  'clean',
  'noise',
  'blur',
  'lowContrast',
  'shadow',
  'jpeg',
  'rotate3',
  'rotate7',
  'rotate12',
  'half',
  'third',
  'perspective',
  'rotate25',
  'upsideDown',
  'turned90',
] as const;
export type Level = (typeof levels)[number];

/** The levels up to 12 degrees and half resolution: the promised accuracy holds for them. */
export const promisedLevels = levels.slice(0, 10);

/** The levels of every measurement: as it is, skewed, and small, which leaves least of a character. */
export const publishedLevels = ['clean', 'rotate7', 'half'] as const satisfies Level[];

/** As in the text of the ability's page. */
export const levelNames: Record<Level, string> = {
  clean: '清晰',
  noise: '噪点',
  blur: '模糊',
  lowContrast: '低对比度',
  shadow: '阴影',
  jpeg: '重压缩',
  rotate3: '倾斜 3°',
  rotate7: '倾斜 7°',
  rotate12: '倾斜 12°',
  half: '半分辨率',
  third: '三分之一分辨率',
  perspective: '透视',
  rotate25: '倾斜 25°',
  upsideDown: '倒置',
  turned90: '转 90°',
};
