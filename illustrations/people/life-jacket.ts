import { type Ink, outline, type Point, path, rectangles } from '../shape.ts';
import { inside } from './inside.ts';
import type { Pose } from './pose.ts';

/** Orange of a life jacket: the shape in the tone of safety wear, tinged. */
function orange(draw: (ink: Ink) => string): string {
  return draw({ fill: 'safety' }) + draw({ fill: 'warn', opacity: 0.55 });
}

function front(): string {
  const panels =
    'M-5 -163L-9 -184C-19 -184 -24 -178 -26 -168Q-30 -150 -28 -136Q-29 -122 -27 -110Q-26 -104 -20 -104H-2V-158Z' +
    'M5 -163L9 -184C19 -184 24 -178 26 -168Q30 -150 28 -136Q29 -122 27 -110Q26 -104 20 -104H2V-158Z';
  const collar = 'M-11 -189Q-17 -180 -9 -172L0 -162L9 -172Q17 -180 11 -189Q9 -178 0 -173Q-9 -178 -11 -189Z';
  return (
    orange((ink) => path(panels, ink)) +
    path('M12 -184C20 -183 24 -178 26 -168Q30 -150 28 -136Q29 -122 27 -110Q26 -104 20 -104H13Q20 -140 12 -184Z', {
      fill: 'figure',
      opacity: 0.14,
    }) +
    orange((ink) => path(collar, ink)) +
    path(collar, { stroke: 'figure', width: 1, opacity: 0.3 }) +
    path('M-26 -138H-4M4 -138H26', { stroke: 'figure', width: 1.4, opacity: 0.35 }) +
    path('M-28 -147H28M-28 -122H28', { stroke: 'figure', width: 4.6 }) +
    rectangles(
      [
        [-5, -151, 10, 8],
        [-5, -126, 10, 8],
      ],
      { fill: 'screen' },
    ) +
    path('M-22 -170h11v7h-11zM11 -170h11v7h-11z', { fill: 'paper' })
  );
}

function side(pose: Pose): string {
  const at = (down: number, across: number): Point => inside(pose, down, across);
  const jacket = [
    at(0.03, 0.1),
    at(0.12, -0.06),
    at(0.35, -0.12),
    at(0.65, -0.12),
    at(0.82, -0.08),
    at(0.86, 0.1),
    at(0.86, 0.9),
    at(0.82, 1.1),
    at(0.65, 1.2),
    at(0.35, 1.18),
    at(0.14, 1.08),
    at(0.04, 0.8),
  ];
  const band = (down: number): string => `M${at(down, -0.1).join(' ')}L${at(down, 1.16).join(' ')}`;
  const [x, y] = at(0.2, 0.62);
  return (
    orange((ink) => outline(jacket, ink)) +
    path(`${band(0.42)}${band(0.7)}`, { stroke: 'figure', width: 4.6 }) +
    path(band(0.56), { stroke: 'figure', width: 1.4, opacity: 0.35 }) +
    rectangles([[x, y - 2, 9, 7]], { fill: 'paper' })
  );
}

/** A foam life jacket over the trunk, with its collar, straps and reflective patches. */
export function lifeJacket(pose: Pose): string {
  return pose.facing.view === 'front' ? front() : side(pose);
}
