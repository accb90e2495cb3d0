import { lines } from '../shape.ts';
import { text } from '../text.ts';
import { captions } from './captions.ts';
import { paper, type Sheet } from './sheet.ts';
import { waves } from './waves.ts';
import { written } from './written.ts';

/** The back of an identity card, 340 by 214, without the emblem that a real one bears. */
export function idCardBack(): Sheet<'签发机关' | '有效期限'> {
  const { drawn, fields } = written({
    签发机关: [140, 158, '示例市示例局', 14],
    有效期限: [140, 190, '2020.01.01-2040.01.01', 14],
  });
  return {
    width: 340,
    height: 214,
    drawn:
      paper(340, 214, 'cloth-2', 14) +
      waves(340, 214) +
      lines([[60, 112, 280, 112]], { stroke: 'cloth-2', width: 1.5 }) +
      text(170, 56, '样本', 20, 'screen', 'middle') +
      text(170, 94, '居 民 身 份 证', 30, 'screen', 'middle') +
      captions(
        [
          [70, 157, '签发机关'],
          [70, 189, '有效期限'],
        ],
        13,
        'cloth',
      ) +
      drawn,
    fields,
  };
}
