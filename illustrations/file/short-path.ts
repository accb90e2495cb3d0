import { pathSteps } from './path-steps.ts';

const tenths = (value: number) => Math.round(value * 10);

/** A number of tenths as short as path data allows. */
const written = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');

function joined(values: readonly string[]): string {
  return values.reduce((line, value) => (line === '' || value.startsWith('-') ? line + value : `${line} ${value}`), '');
}

/** The same path with relative coordinates, measured in tenths so that nothing drifts. */
export function shortPath(data: string): string {
  let short = '';
  let last = '';
  for (const { command, values, from } of pathSteps(data)) {
    const [x, y] = [tenths(from[0]), tenths(from[1])];
    const relative = values.map((value, place) => {
      if (command === 'H') return written(tenths(value) - x);
      if (command === 'V') return written(tenths(value) - y);
      if (command === 'A') return place < 5 ? written(tenths(value)) : written(tenths(value) - (place === 5 ? x : y));
      return written(tenths(value) - (place % 2 === 0 ? x : y));
    });
    if (command === 'M') short += `M${joined(values.map((value) => written(tenths(value))))}`;
    else if (command === 'Z') short += 'z';
    else if (command === last && command !== 'A')
      short += relative[0]?.startsWith('-') ? joined(relative) : ` ${joined(relative)}`;
    else short += command.toLowerCase() + joined(relative);
    last = command;
  }
  return short;
}
