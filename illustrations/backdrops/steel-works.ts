import { path, rectangles } from '../shape.ts';

/** A works from afar: cooling tower, chimneys with their plumes, sheds and a conveyor gallery, ground from y 210. */
export function steelWorks(): string {
  return (
    rectangles([[0, 0, 1440, 212]], { fill: 'sky' }) +
    path(
      'M930 60Q960 34 1000 46T1070 30T1120 44Q1090 58 1050 54T930 60ZM1180 34Q1210 10 1250 22T1330 8V26Q1280 40 1240 34T1180 34Z',
      {
        fill: 'mid',
        opacity: 0.8,
      },
    ) +
    path('M0 212V160H140V130H240V180H380V212Z', { fill: 'far' }) +
    path('M560 212Q586 150 578 70H682Q674 150 700 212Z', { fill: 'mid' }) +
    path('M578 70Q630 82 682 70V64Q630 74 578 64Z', { fill: 'near' }) +
    path('M912 212L918 62H940L946 212ZM1166 212L1172 36H1192L1198 212Z', { fill: 'mid' }) +
    rectangles(
      [
        [918, 84, 22, 10],
        [1172, 60, 20, 10],
        [1172, 86, 20, 10],
      ],
      { fill: 'warn', opacity: 0.5 },
    ) +
    path('M730 212V150L770 130V150L810 130V150L850 130V150L890 130V212ZM960 212V120H1130V212ZM1220 212V140H1440V212Z', {
      fill: 'mid',
    }) +
    path('M1010 130L1380 60V78L1010 148Z', { fill: 'near' }) +
    rectangles(
      [
        [1080, 128, 6, 84],
        [1260, 94, 6, 118],
        [1380, 56, 40, 156],
      ],
      { fill: 'near' },
    ) +
    rectangles([[0, 210, 1440, 150]], { fill: 'mid' })
  );
}
