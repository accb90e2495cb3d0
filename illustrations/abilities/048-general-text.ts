import { abilityDrawing } from '../ability-drawing.ts';
import { archiveRoom } from '../backdrops/archive-room.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { room } from '../backdrops/room.ts';
import { workshop } from '../backdrops/workshop.ts';
import { archivePage } from '../documents/archive-page.ts';
import { laid } from '../documents/laid.ts';
import { namePlate } from '../documents/name-plate.ts';
import { keyboard } from '../equipment/keyboard.ts';
import { documentCamera } from '../equipment/document-camera.ts';
import { monitor } from '../equipment/monitor.ts';
import { pen } from '../equipment/pen.ts';
import { textLine, textOutline } from '../recognition/text-line.ts';
import { nearer } from '../scene.ts';
import { circle, lines, rectangle, rectangles } from '../shape.ts';
import { text, textWidth } from '../text.ts';

type Side = 'above' | 'right' | 'below';

/** Every text line of a sheet outlined; `side` is where the labels of those in `named` are. */
function everyLine(
  sheet: ReturnType<typeof archivePage> | ReturnType<typeof namePlate>,
  laying: Parameters<typeof laid>[1],
  side: Side,
  named: readonly number[],
  size = 0.8,
): string {
  const { drawn, at } = laid(sheet, laying);
  const outlines = Object.values(sheet.fields).map(({ x, y, width, height }, index) => {
    return textOutline(
      [at([x, y]), at([x + width, y]), at([x + width, y + height]), at([x, y + height])],
      named.includes(index) ? { label: '文字', side, size } : { label: '' },
    );
  });
  return drawn + outlines.join('');
}

const page = archivePage();
const old =
  laid(page, { x: 1010, y: 168, scale: 1.06, turn: 9 }).drawn +
  everyLine(page, { x: 918, y: 182, scale: 1.12, turn: -2 }, 'right', [0, 1, 2, 3, 4], 0.86) +
  pen({ x: 1200, y: 300, turn: -64 });

const camera = documentCamera({ x: 930, y: 254, scale: 1.06 });
const rows = ['示例系统运行日志', '08:00 示例设备已启动', '08:05 数据同步完成', '08:12 参数已保存'];

export const drawing = abilityDrawing({
  backdrop: deskTop('line', 'figure'),
  subject: old,
  cover: { x: 700, y: 8, across: 560 },
  scenarios: [
    {
      backdrop: archiveRoom(),
      subject:
        camera.mat + everyLine(page, { x: 926, y: 252, scale: 0.86, squash: 0.66 }, 'right', [0, 3], 0.8) + camera.arm,
      frame: { x: 690, y: 14, across: 560 },
    },
    {
      backdrop: nearer(workshop(), 1.2, 900, 120),
      subject:
        rectangle(700, 60, 520, 320, { fill: 'cloth' }, 26) +
        lines(
          [96, 130, 164, 198, 232, 266].map((y) => [716, y, 752, y] as const),
          { stroke: 'figure', width: 8, opacity: 0.4 },
        ) +
        circle(1160, 110, 24, { fill: 'figure', opacity: 0.4 }) +
        everyLine(namePlate(), { x: 938, y: 208, scale: 1.06 }, 'right', [0, 1, 2, 3], 0.84),
      frame: { x: 684, y: 30, across: 540 },
    },
    {
      backdrop: room('mid', 'near') + rectangles([[0, 262, 1440, 98]], { fill: 'cloth-2' }),
      subject:
        monitor(
          { x: 740, y: 30 },
          440,
          214,
          rectangle(0, 0, 440, 214, { fill: 'screen' }, 2) +
            rectangles([[0, 0, 440, 26]], { fill: 'figure' }) +
            rows.map((row, index) => text(26, 62 + index * 42, row, 18, 'paper')).join('') +
            rows
              .map((row, index) =>
                textLine({ x: 20, y: 43 + index * 42, width: textWidth(row, 18) + 12, height: 26 }, { label: '文字' }),
              )
              .join(''),
        ) + keyboard({ x: 960, y: 330 }),
      frame: { x: 690, y: 12, across: 540 },
    },
  ],
});
