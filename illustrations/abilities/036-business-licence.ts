import { abilityDrawing } from '../ability-drawing.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { room } from '../backdrops/room.ts';
import { businessLicence } from '../documents/business-licence.ts';
import { captureCorners } from '../documents/capture-corners.ts';
import { form } from '../documents/form.ts';
import { laid } from '../documents/laid.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { keyboard } from '../equipment/keyboard.ts';
import { monitor } from '../equipment/monitor.ts';
import { pen } from '../equipment/pen.ts';
import { phoneAcross } from '../equipment/phone-across.ts';
import { rubberStamp } from '../equipment/rubber-stamp.ts';
import { resultList } from '../recognition/result-list.ts';
import { path, placed, rectangle, rectangles } from '../shape.ts';

const sheet = businessLicence();

/** The empty frame that a licence of 420 by 290 was taken out of, on a desk. */
function emptyFrame(place: { x: number; y: number; turn: number }): string {
  return placed(
    rectangle(-226, -160, 464, 334, { fill: 'screen', opacity: 0.2 }, 4) +
      path('M-232 -167H232V167H-232ZM-204 -139V139H204V-139Z', { fill: 'figure' }) +
      rectangle(-204, -139, 408, 278, { fill: 'far' }) +
      rectangle(-222, -157, 444, 314, { stroke: 'metal', width: 2 }, 2) +
      path('M-150 139L60 -139H100L-110 139ZM-60 139L150 -139H164L-46 139Z', { fill: 'paper', opacity: 0.5 }),
    place,
  );
}

const takenOut =
  emptyFrame({ x: 1196, y: 116, turn: 14 }) +
  readSheet(sheet, { x: 930, y: 184, scale: 1.04 }, [
    ['统一社会信用代码', 'above', undefined, { size: 0.8 }],
    ['名称', 'left', undefined, { size: 0.84 }],
    ['法定代表人', 'left', undefined, { size: 0.74 }],
    ['注册资本', 'left', undefined, { size: 0.84 }],
    ['成立日期', 'left', undefined, { size: 0.84 }],
  ]);

const onTheScreen = { x: 950, y: 186, scale: 0.72 };

export const drawing = abilityDrawing({
  backdrop: deskTop('cloth-2', 'metal'),
  subject: takenOut,
  cover: { x: 684, y: 6, across: 552 },
  scenarios: [
    {
      backdrop: deskTop('near', 'metal') + laid(form('供应商准入表'), { x: 1190, y: 160, turn: 9 }).drawn,
      subject:
        readSheet(sheet, { x: 930, y: 176, scale: 0.92, turn: -5 }, [
          ['名称', 'left'],
          ['类型', 'left'],
          ['住所', 'left'],
        ]) +
        rubberStamp({ x: 1190, y: 244 }) +
        pen({ x: 1150, y: 310, turn: -16 }),
      frame: { x: 700, y: 20, across: 550 },
    },
    {
      backdrop: deskTop('mid') + laid(sheet, { x: 950, y: 176, scale: 1.36, turn: 3 }).drawn,
      subject:
        phoneAcross({ x: 950, y: 186, scale: 1.26 }, rectangle(0, 0, 384, 190, { fill: 'far' }, 14)) +
        readSheet(sheet, onTheScreen, [
          ['统一社会信用代码', 'above', undefined, { size: 0.7 }],
          ['名称', 'left', undefined, { size: 0.7 }],
          ['营业期限', 'left', undefined, { size: 0.7 }],
        ]) +
        captureCorners({ x: 786, y: 74, width: 328, height: 224 }),
      frame: { x: 660, y: 14, across: 576 },
    },
    {
      backdrop:
        room('mid', 'near') +
        rectangles([[0, 262, 1440, 98]], { fill: 'near' }) +
        rectangles([[0, 258, 1440, 8]], { fill: 'figure' }),
      subject:
        monitor(
          { x: 716, y: 34 },
          500,
          216,
          readSheet(sheet, { x: 158, y: 108, scale: 0.7 }, [
            ['名称', false],
            ['注册资本', false],
            ['成立日期', false],
          ]) +
            resultList(318, 24, 170, [
              ['名称', '样例有限公司'],
              ['注册资本', '壹佰万元整'],
              ['成立日期', '2020-01-01'],
              ['经营范围', '示例产品销售'],
            ]),
        ) + keyboard({ x: 966, y: 330 }),
      frame: { x: 690, y: 12, across: 556 },
    },
  ],
});
