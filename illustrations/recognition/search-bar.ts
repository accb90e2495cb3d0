import { circle, path, rectangle } from '../shape.ts';
import { text, textWidth } from '../text.ts';

const height = 44;

/** A bar with a description of what to look for in words, `width` wide from (x, y), the cursor after the last sign. */
export function searchBar(x: number, y: number, width: number, description: string): string {
  const middle = y + height / 2;
  const end = x + 52 + textWidth(description, 21) + 6;
  return (
    rectangle(x + 2, y + 4, width, height, { fill: 'figure', opacity: 0.16 }, height / 2) +
    rectangle(x, y, width, height, { fill: 'paper', stroke: 'accent', width: 2.5 }, height / 2) +
    circle(x + 26, middle - 2, 8.5, { stroke: 'line', width: 3.4 }) +
    path(`M${x + 32.5} ${middle + 4.5}L${x + 39} ${middle + 11}`, { stroke: 'line', width: 4 }) +
    text(x + 52, middle + 7.5, description, 21, 'screen') +
    path(`M${end} ${y + 12}V${y + height - 12}`, { stroke: 'accent', width: 2.4 }) +
    circle(x + width - 23, middle, 16, { fill: 'accent' }) +
    path(`M${x + width - 30} ${middle}h13M${x + width - 23} ${middle - 6}l6 6l-6 6`, { stroke: 'accent-ink', width: 3 })
  );
}
