import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { stage } from './room.ts';

/** The view from a car's driver's seat: a road behind the windscreen, the dashboard, the wheel at the left. */
export function driverSeat(): string {
  const outside =
    rectangles([[0, 0, stage.width, 190]], { fill: 'sky' }) +
    rectangles([[0, 190, stage.width, 90]], { fill: 'mid' }) +
    path('M0 190V140h90v-44h70v60h120v-30h90v64zM1140 190v-70h80v-46h90v66h130v50z', { fill: 'far' }) +
    path('M700 280L830 150H870L1000 280Z', { fill: 'line', opacity: 0.6 }) +
    lines([[850, 156, 850, 276]], { stroke: 'paper', width: 5, dash: '10 14', ends: 'flat' });
  const pillars =
    path('M430 0H520L470 270H380ZM1380 0H1440V270Z', { fill: 'figure' }) +
    rectangle(1010, -10, 150, 42, { fill: 'figure' }, 12) +
    rectangles([[1080, -10, 8, 20]], { fill: 'figure' });
  const dashboard =
    path('M0 274Q720 222 1440 274V360H0Z', { fill: 'figure' }) +
    path('M0 292Q720 240 1440 292V304Q720 254 0 304Z', { fill: 'screen', opacity: 0.5 }) +
    rectangle(1180, 284, 150, 60, { fill: 'screen' }, 8) +
    path('M1196 330L1232 304L1262 320L1312 298', { stroke: 'cloth', width: 4 });
  const wheel =
    circle(640, 350, 112, { stroke: 'screen', width: 22 }) +
    circle(640, 350, 112, { stroke: 'metal', width: 3, opacity: 0.6 }) +
    path('M540 350H740L690 380H590Z', { fill: 'screen' }) +
    circle(640, 352, 34, { fill: 'screen' });
  return outside + pillars + dashboard + wheel;
}
