import { path } from '../shape.ts';

/** White water along a hull whose waterline runs from `stern` to `bow` at height 0, heading right. */
export function bowWave(stern: number, bow: number): string {
  const waves = Math.max(3, Math.round((bow - stern) / 44));
  const step = (bow - stern) / waves;
  const crests = Array.from({ length: waves }, () => `q${step / 2} -7 ${step} 0`).join('');
  return (
    path(`M${stern} 3${crests}Q${bow + 14} 8 ${bow - 8} 8H${stern}Q${stern - 18} 9 ${stern} 3Z`, {
      fill: 'paper',
      opacity: 0.85,
    }) +
    path(`M${stern + 20} 17h${(bow - stern) * 0.3}M${bow - 60} 15h40`, {
      stroke: 'paper',
      width: 3,
      opacity: 0.6,
    })
  );
}
