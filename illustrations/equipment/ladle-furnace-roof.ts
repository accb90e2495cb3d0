import { path, rectangle } from '../shape.ts';

/** The roof of a ladle furnace at y 128, with its fume duct. */
export function ladleFurnaceRoof(): string {
  return (
    path('M786 132L822 98H990L1026 132Z', { fill: 'metal' }) +
    rectangle(778, 128, 256, 12, { fill: 'line' }, 4) +
    path('M1000 104Q1060 60 1060 0', { stroke: 'metal', width: 24 })
  );
}
