import { ellipse, outline, path, polygon } from '../shape.ts';
import { inside } from './inside.ts';
import { lifeJacket } from './life-jacket.ts';
import type { Outfit } from './outfit.ts';
import type { Pose } from './pose.ts';

/** The trunk of a body in its clothes. */
export function trunk(pose: Pose, outfit: Outfit): string {
  const top = outfit.top ?? 'cloth';
  const body = outline(pose.trunk, { fill: top });
  const details = pose.facing.view === 'front' ? frontDetails(outfit) : sideDetails(pose, outfit);
  return body + details + (outfit.lifeJacket ? lifeJacket(pose) : '');
}

function frontDetails(outfit: Outfit): string {
  let drawn = path('M14 -178Q27 -174 27 -166L23 -150L20 -132L20 -104L11 -104Q16 -140 14 -178Z', {
    fill: 'figure',
    opacity: 0.13,
  });
  if (outfit.over === 'shirt-collar' || outfit.over === 'coat') {
    drawn += polygon(
      [
        [-6, -184],
        [0, -166],
        [6, -184],
      ],
      { fill: outfit.over === 'coat' ? 'cloth-2' : 'skin' },
    );
    drawn += path('M-7 -185L-12 -178L-6 -168L0 -166L6 -168L12 -178L7 -185L0 -168Z', { fill: 'paper' });
    drawn += path('M0 -166V-104', { stroke: 'figure', width: 1, opacity: 0.35 });
  } else if (outfit.hood) {
    drawn += path('M0 -160V-104M-26 -158L26 -158', { stroke: 'cloth', width: 2.2, opacity: 0.75 });
  } else {
    drawn += path('M-8 -184Q0 -173 8 -184L11 -180Q0 -166 -11 -180Z', { fill: 'figure', opacity: 0.4 });
    drawn += path('M0 -171V-104', { stroke: 'figure', width: 1.2, opacity: 0.4 });
    drawn += path('M-16 -152h10v9h-10zM6 -152h10v9h-10z', { stroke: 'figure', width: 1, opacity: 0.3 });
  }
  if (outfit.over === 'lanyard') {
    drawn += path('M-7 -182L0 -148L7 -182', { stroke: 'figure', width: 1.4, opacity: 0.7 });
    drawn += path('M-5 -148h10v13h-10z', { fill: 'paper' });
  }
  if (outfit.over === 'apron') {
    drawn += path('M-10 -168L10 -168L14 -148Q19 -130 19 -98L-19 -98Q-19 -130 -14 -148Z', { fill: 'paper' });
    drawn += path('M-10 -168L-8 -183M10 -168L8 -183', { stroke: 'paper', width: 2.4 });
  }
  if (outfit.vest) {
    drawn += path(
      'M-9 -183L-19 -178Q-20 -160 -23 -151L-20.5 -134L-20 -106L-1 -106L-1 -156Z' +
        'M9 -183L19 -178Q20 -160 23 -151L20.5 -134L20 -106L1 -106L1 -156Z',
      { fill: 'safety' },
    );
    drawn += path('M14 -180.5L19 -178Q20 -160 23 -151L20.5 -134L20 -106L12 -106Q16 -140 14 -180.5Z', {
      fill: 'figure',
      opacity: 0.12,
    });
    drawn += path(
      'M-21.8 -144L-1 -144L-1 -137.5L-20.7 -137.5ZM-20.2 -126L-1 -126L-1 -119.5L-20 -119.5Z' +
        'M21.8 -144L1 -144L1 -137.5L20.7 -137.5ZM20.2 -126L1 -126L1 -119.5L20 -119.5Z' +
        'M-15 -180L-11 -182L-11 -144L-16 -144ZM15 -180L11 -182L11 -144L16 -144Z',
      { fill: 'paper', opacity: 0.92 },
    );
  }
  return drawn;
}

function sideDetails(pose: Pose, outfit: Outfit): string {
  const at = (down: number, across: number) => inside(pose, down, across);
  const shade = polygon(
    [
      at(0.15, 0),
      at(0.4, 0),
      at(0.6, 0),
      at(0.8, 0),
      at(1, 0),
      at(1, 0.28),
      at(0.7, 0.26),
      at(0.4, 0.24),
      at(0.2, 0.2),
    ],
    { fill: 'figure', opacity: 0.13 },
  );
  const neck = at(0.02, 0.5);
  let drawn = shade;
  if (!outfit.hood && pose.tilt < 45) drawn += ellipse(neck[0], neck[1] + 1, 8, 4.2, { fill: 'figure', opacity: 0.4 });
  if (outfit.vest) {
    drawn += polygon(
      [at(0.1, 0.15), at(0.3, 0.04), at(0.6, 0), at(0.97, 0), at(0.97, 1), at(0.6, 1), at(0.3, 0.96), at(0.1, 0.9)],
      { fill: 'safety' },
    );
    for (const down of [0.5, 0.75]) {
      drawn += polygon([at(down, 0), at(down, 1), at(down + 0.09, 1), at(down + 0.09, 0)], {
        fill: 'paper',
        opacity: 0.92,
      });
    }
  }
  return drawn;
}
