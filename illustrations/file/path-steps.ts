const parameters: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** One step of a path in absolute coordinates: its command letter (upper case), its values, and the pen before it. */
export type PathStep = { command: string; values: readonly number[]; from: readonly [number, number] };

/** Path data read step by step, relative commands made absolute. */
export function pathSteps(data: string): PathStep[] {
  const tokens = data.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? [];
  const steps: PathStep[] = [];
  let [x, y, startX, startY, index] = [0, 0, 0, 0, 0];
  let letter = 'M';
  while (index < tokens.length) {
    const token = tokens[index] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      letter = token;
      index += 1;
    } else if (letter === 'M') letter = 'L';
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const given = tokens.slice(index, index + (parameters[command] ?? 0)).map(Number);
    index += given.length;
    const [baseX, baseY] = relative ? [x, y] : [0, 0];
    const values = given.map((value, place) => {
      if (command === 'H') return value + baseX;
      if (command === 'V') return value + baseY;
      if (command === 'A') return place < 5 ? value : value + (place === 5 ? baseX : baseY);
      return value + (place % 2 === 0 ? baseX : baseY);
    });
    steps.push({ command, values, from: [x, y] });
    if (command === 'Z') [x, y] = [startX, startY];
    else {
      if (command !== 'V') x = values.at(command === 'H' ? -1 : -2) ?? x;
      if (command !== 'H') y = values.at(-1) ?? y;
    }
    if (command === 'M') [startX, startY] = [x, y];
  }
  return steps;
}
