import { lines, path, rectangles } from '../shape.ts';

/** The glass front of a tower close by: panes between mullions, the reflection of houses and clouds, two bands of floors. */
export function curtainWall(): string {
  const glass = rectangles([[0, 0, 1440, 360]], { fill: 'far' });
  const reflected =
    path('M500 360V190h70v-40h60v80h80v-60h56v190ZM1090 360V150h90v60h70v-90h80v240ZM60 360V220h90v-50h80v190Z', {
      fill: 'mid',
    }) +
    path('M0 0H190L0 230ZM420 0H560L240 360H100ZM900 0H1080L760 360H580ZM1330 0H1440V60L1170 360H1010Z', {
      fill: 'sky',
      opacity: 0.6,
    });
  const bands = rectangles(
    [
      [0, 122, 1440, 20],
      [0, 322, 1440, 20],
    ],
    { fill: 'near' },
  );
  const mullions =
    lines(
      Array.from({ length: 13 }, (_, i) => [60 + i * 116, 0, 60 + i * 116, 360] as const),
      { stroke: 'near', width: 6 },
    ) +
    lines(
      [
        [0, 232, 1440, 232],
        [0, 30, 1440, 30],
      ],
      { stroke: 'near', width: 3 },
    );
  return glass + reflected + bands + mullions;
}
