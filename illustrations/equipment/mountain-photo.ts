import { circle, path, rectangle, rectangles } from '../shape.ts';

/** A photo of mountains with a white border, its picture 504 by 288 from (700, 32). */
export function mountainPhoto(): string {
  return (
    rectangle(694, 26, 532, 316, { fill: 'screen', opacity: 0.16 }, 4) +
    rectangle(686, 18, 532, 316, { fill: 'paper' }, 4) +
    rectangles([[700, 32, 504, 288]], { fill: 'display' }) +
    circle(1120, 88, 30, { fill: 'safety' }) +
    path('M700 250L800 130L860 196L960 84L1080 224L1130 170L1204 240V320H700Z', { fill: 'cloth-2' }) +
    path('M960 84L920 128L950 138L966 122L990 142L1006 138ZM800 130L776 160L800 166L826 158Z', { fill: 'paper' }) +
    path('M700 258Q840 226 960 262T1204 250V320H700Z', { fill: 'line' })
  );
}
