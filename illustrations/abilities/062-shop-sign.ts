import { abilityDrawing } from '../ability-drawing.ts';
import { houseWall } from '../backdrops/house-wall.ts';
import { nightStreet } from '../backdrops/night-street.ts';
import { pavementAslant } from '../backdrops/pavement-aslant.ts';
import { street } from '../backdrops/street.ts';
import { car } from '../equipment/car.ts';
import { phoneAcross } from '../equipment/phone-across.ts';
import { plane } from '../equipment/plane.ts';
import { type Shop, shopFront } from '../equipment/shop-front.ts';
import { textLine, textOutline } from '../recognition/text-line.ts';
import { path, placed, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

const label = '店招文字';

/** A shop front whose sign's text is found; x, y is its left upper corner. */
function shop(look: Shop, x: number, y: number, scale: number, size = 1): string {
  const { drawn, text: area } = shopFront(look);
  const seen = { x: x + area.x * scale, y: y + area.y * scale, width: area.width * scale, height: area.height * scale };
  return placed(drawn, { x, y, scale }) + textLine(seen, { label, side: 'above', size });
}

const front =
  shop({ sign: '示例面馆', awning: 'cloth' }, 712, 40, 1.14) +
  path('M790 268H880Q876 296 856 296H814Q794 296 790 268Z', { fill: 'paper' }) +
  path('M796 266q10 -10 20 0t20 0t20 0t18 0', { stroke: 'safety', width: 5 }) +
  path('M862 266L894 236M868 266L904 242', { stroke: 'skin', width: 4 }) +
  rectangles(
    [
      [1077, 56, 28, 6],
      [1077, 150, 28, 6],
    ],
    { fill: 'line' },
  ) +
  rectangle(1104, 36, 66, 140, { fill: 'cloth' }, 4) +
  rectangle(1110, 42, 54, 128, { fill: 'paper' }, 3) +
  text(1137, 96, '手', 40, 'screen', 'middle') +
  text(1137, 148, '作', 40, 'screen', 'middle') +
  textLine({ x: 1113, y: 54, width: 48, height: 108 }, { label, side: 'below', size: 0.9 });

const row = plane([650, 66], [0.8, 0.13], [0, 1]);
const looks: readonly Shop[] = [
  { sign: '样例药店', board: 'paper', awning: 'line' },
  { sign: '示例超市', board: 'safety' },
  { sign: '样例书屋', board: 'cloth-2', awning: 'cloth-2' },
];
const shops = looks.map((look, index) => {
  const { drawn, text: area } = shopFront(look);
  const x = index * 234;
  return (
    row.drawn(rectangles([[x - 5, -40, 234, 216]], { fill: 'near' }) + placed(drawn, { x, y: 4, scale: 0.7 })) +
    textOutline(row.corners(x + area.x * 0.7, 4 + area.y * 0.7, area.width * 0.7, area.height * 0.7), {
      label,
      side: 'above',
      size: 0.9,
    })
  );
});

const tea = shopFront({ sign: '示例茶舍', board: 'paper', awning: 'line' });
const inView = { x: 960 + (-192 + 92) * 1.18, y: 172 + (-95 + 22) * 1.18, scale: 0.62 * 1.18 };
const collected =
  phoneAcross(
    { x: 960, y: 172, scale: 1.18 },
    rectangle(0, 0, 384, 190, { fill: 'far' }, 14) +
      rectangles([[0, 164, 384, 14]], { fill: 'mid' }) +
      rectangles(
        [
          [14, 40, 60, 124],
          [316, 30, 56, 134],
        ],
        { fill: 'mid' },
      ) +
      placed(tea.drawn, { x: 92, y: 22, scale: 0.62 }),
  ) +
  textLine(
    {
      x: inView.x + tea.text.x * inView.scale,
      y: inView.y + tea.text.y * inView.scale,
      width: tea.text.width * inView.scale,
      height: tea.text.height * inView.scale,
    },
    { label, side: 'above', size: 1 },
  );

const lit = (x: number) =>
  rectangles([[x, 220, 132, 74]], { fill: 'screen', opacity: 0.55 }) +
  rectangles([[x + 10, 224, 66, 58]], { fill: 'safety', opacity: 0.5 });
const signs: readonly Shop[] = [
  { sign: '示例快餐', board: 'safety' },
  { sign: '样例眼镜', board: 'paper' },
  { sign: '示例服饰', board: 'safety' },
  { sign: '样例电器', board: 'paper' },
];
const roofSign =
  rectangle(842, 36, 272, 84, { fill: 'screen' }, 5) +
  rectangle(850, 44, 256, 68, { stroke: 'safety', width: 3, opacity: 0.7 }, 4) +
  text(866, 97, '示例广场', 56, 'safety') +
  textLine({ x: 858, y: 46, width: 240, height: 64 }, { label, to: [1136, 64], size: 0.9 });
const night = signs.map((look, index) => {
  const x = 692 + index * 142;
  return shop(look, x, 188, 0.42, 0.72) + lit(x);
});

export const drawing = abilityDrawing({
  backdrop: houseWall(),
  subject: front,
  cover: { x: 690, y: 6, across: 540 },
  scenarios: [
    { backdrop: pavementAslant(), subject: shops.join(''), frame: { x: 640, y: 10, across: 575 } },
    { backdrop: street(), subject: collected, frame: { x: 680, y: 20, across: 560 } },
    {
      backdrop: nightStreet(),
      subject: roofSign + night.join('') + car({ x: 1080, y: 344, scale: 0.62 }, 'metal'),
      frame: { x: 680, y: 0, across: 590 },
    },
  ],
});
