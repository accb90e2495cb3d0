import type { InstallFigures } from '#contract/catalogue/install-figures.ts';
import { person } from './people/person.ts';
import { box } from './recognition/box.ts';
import { type Crop, crop } from './scene.ts';
import { lines, number, path, placed, type Point, polygon, rectangle } from './shape.ts';
import { text } from './text.ts';

const width = 480;
const height = 300;
const ground = 252;
const lensY = 66;
const radians = Math.PI / 180;

/** Where a ray from the lens, so many degrees below the horizon, meets the ground or leaves the picture. */
const rayEnd = ([x, y]: Point, degrees: number): Point => {
  const reach = (ground - y) / Math.tan(degrees * radians);
  return x + reach <= width ? [x + reach, ground] : [width, y + (width - x) * Math.tan(degrees * radians)];
};

const camera = ([x, y]: Point, degrees: number) =>
  placed(
    rectangle(-40, -11, 44, 22, { fill: 'paper', stroke: 'near', width: 2 }, 5) +
      rectangle(-4, -8, 9, 16, { fill: 'screen' }, 2),
    { x, y, turn: degrees },
  );

const spread = (from: number, to: number, unit: string) =>
  from === to ? `${to}${unit}` : `${from}${unit === '°' ? unit : ''}～${to}${unit}`;

/** Where the lens turns to, drawn about the horizon. */
const pitchArc = ([x, y]: Point, [from, to]: InstallFigures['pitch'], radius: number) => {
  const at = (degrees: number) => [x + radius * Math.cos(degrees * radians), y + radius * Math.sin(degrees * radians)];
  const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [at(from === to ? 0 : from), at(to)];
  return path(`M${number(ax)} ${number(ay)}A${radius} ${radius} 0 0 1 ${number(bx)} ${number(by)}`, {
    stroke: 'accent',
    width: 2.5,
  });
};

const tiltInset = (degrees: number) => {
  const middle = { x: 404, y: 42 };
  const line = (turn: number, dash?: string) =>
    placed(lines([[-34, 0, 34, 0]], { stroke: 'accent', width: 2, ...(dash && { dash }) }), { ...middle, turn });
  return (
    rectangle(middle.x - 46, middle.y - 28, 92, 56, { fill: 'paper', stroke: 'near', width: 2 }, 3) +
    line(-degrees, '5 4') +
    line(degrees, '5 4') +
    line(0) +
    text(middle.x, middle.y + 48, `倾斜角 −${degrees}°～${degrees}°`, 14, 'line', 'middle')
  );
};

/** How the camera of an ability hangs: height, pitch and tilt, with what it looks at where the middle of its view meets the ground. */
export const installDiagram = (figures: InstallFigures, seesPeople: boolean): Crop => {
  const [from, to] = figures.pitch;
  const steep = from >= 60;
  const lens: Point = [steep ? 210 : 112, lensY];
  const middle = (from + to) / 2;
  const [spot] = rayEnd(lens, Math.max(middle, 33));
  const seen = seesPeople
    ? person('standing', { top: 'cloth', hair: 'short' }, { x: spot, y: ground, scale: 0.46, mirrored: true })
    : {
        drawn: rectangle(spot - 30, ground - 44, 60, 44, { fill: 'metal' }, 4),
        body: { x: spot - 38, y: ground - 52, width: 76, height: 52 },
      };
  const drawn =
    rectangle(0, 0, width, height, { fill: 'sky' }) +
    rectangle(0, ground, width, height - ground, { fill: 'mid' }) +
    polygon(
      from === to
        ? [lens, [lens[0] - 46, ground], [lens[0] + 46, ground]]
        : [
            lens,
            rayEnd(lens, to),
            ...(rayEnd(lens, from)[1] < ground ? [[width, ground] as Point] : []),
            rayEnd(lens, from),
          ],
      {
        fill: 'accent',
        opacity: 0.14,
      },
    ) +
    lines(
      [from, to].map((degrees) => [...lens, ...rayEnd(lens, degrees)] as const),
      { stroke: 'accent', width: 2 },
    ) +
    lines([[lens[0], lens[1], Math.min(lens[0] + 150, 350), lens[1]]], { stroke: 'line', width: 1.5, dash: '6 5' }) +
    rectangle(58, 34, 10, ground - 34, { fill: 'metal' }, 3) +
    rectangle(46, ground - 8, 34, 8, { fill: 'metal' }, 2) +
    rectangle(62, 40, lens[0] - 74, 8, { fill: 'metal' }, 3) +
    lines([[lens[0] - 20, 44, lens[0] - 20, 60]], { stroke: 'metal', width: 7 }) +
    seen.drawn +
    box(seen.body, { label: '' }) +
    pitchArc(lens, figures.pitch, 62) +
    camera(lens, middle) +
    text(lens[0] + (steep ? 76 : 92), lens[1] + (steep ? 56 : -14), `俯仰角 ${spread(from, to, '°')}`, 17, 'accent') +
    lines(
      [
        [28, lens[1], 28, ground],
        [20, lens[1], 36, lens[1]],
        [20, ground, 36, ground],
      ],
      { stroke: 'figure', width: 2 },
    ) +
    text(20, ground + 30, `架设高度 ${spread(...figures.height, ' m')}`, 17, 'figure') +
    tiltInset(10);
  return crop({ width, height, drawn }, 0, 0, width, width, height);
};
