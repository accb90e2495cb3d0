/** Returns where a line of a text begins and ends; lines count from 1. */
export const lineRange = (text: string, line: number): [from: number, to: number] => {
  const lines = text.split('\n');
  const from = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
};
