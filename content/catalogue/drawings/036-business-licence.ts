import { abilityDrawing } from '#content/drawing/ability-drawing.ts';
import { deskTop } from '#content/drawing/backdrops/desk-top.ts';
import { pictureWall } from '#content/drawing/backdrops/picture-wall.ts';
import { room } from '#content/drawing/backdrops/room.ts';
import { businessLicence } from '#content/drawing/documents/business-licence.ts';
import { captureCorners } from '#content/drawing/documents/capture-corners.ts';
import { form } from '#content/drawing/documents/form.ts';
import { laid } from '#content/drawing/documents/laid.ts';
import { readSheet } from '#content/drawing/documents/read-sheet.ts';
import { keyboard } from '#content/drawing/equipment/keyboard.ts';
import { monitor } from '#content/drawing/equipment/monitor.ts';
import { pen } from '#content/drawing/equipment/pen.ts';
import { phoneAcross } from '#content/drawing/equipment/phone-across.ts';
import { rubberStamp } from '#content/drawing/equipment/rubber-stamp.ts';
import { resultList } from '#content/drawing/recognition/result-list.ts';
import { rectangle, rectangles } from '#content/drawing/shape.ts';

const sheet = businessLicence();

/** A wooden frame around a licence of 420 by 290. */
function framed(x: number, y: number, scale: number): string {
  const [width, height] = [464 * scale, 334 * scale];
  const [left, top] = [x - width / 2, y - height / 2];
  return (
    rectangle(left + 6, top + 8, width, height, { fill: 'screen', opacity: 0.2 }, 4) +
    rectangle(left, top, width, height, { fill: 'figure' }, 4) +
    rectangle(left + 8, top + 8, width - 16, height - 16, { stroke: 'metal', width: 2 }, 2)
  );
}

const hung =
  framed(960, 178, 0.96) +
  readSheet(sheet, { x: 960, y: 178, scale: 0.96 }, [
    ['统一社会信用代码', 'above', undefined, { size: 0.75 }],
    ['名称', 'left', undefined, { size: 0.84 }],
    ['法定代表人', 'left', undefined, { size: 0.74 }],
    ['注册资本', 'left', undefined, { size: 0.84 }],
    ['成立日期', 'left', undefined, { size: 0.84 }],
  ]);

const onTheScreen = { x: 950, y: 186, scale: 0.72 };

export const drawing = abilityDrawing({
  backdrop: pictureWall(),
  subject: hung,
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
      backdrop: pictureWall() + framed(950, 96, 1.1),
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
