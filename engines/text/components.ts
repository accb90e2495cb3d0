/** A connected set of pixels: the first and the last one of each row. */
export interface Component {
  top: number;
  firsts: number[];
  lasts: number[];
  pixels: number;
}

/** The sets of neighbouring pixels (of eight neighbours) for which `isIn` holds, from the top; small ones are left out. */
export const componentsOf = (
  width: number,
  height: number,
  isIn: (index: number) => boolean,
  minimumPixels: number,
): Component[] => {
  const seen = new Uint8Array(width * height);
  const components: Component[] = [];
  const stack: number[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isIn(start)) continue;
    seen[start] = 1;
    stack.push(start);
    const component: Component = { top: Math.floor(start / width), firsts: [], lasts: [], pixels: 0 };
    while (stack.length > 0) {
      const index = stack.pop() ?? 0;
      const x = index % width;
      const y = (index - x) / width;
      const row = y - component.top;
      component.pixels++;
      component.firsts[row] = Math.min(component.firsts[row] ?? x, x);
      component.lasts[row] = Math.max(component.lasts[row] ?? x, x);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (seen[next] || !isIn(next)) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    if (component.pixels >= minimumPixels) components.push(component);
  }
  return components;
};

/** The corners of the pixels at both ends of each row: their hull is the component's. */
export const outlineOf = (component: Component): [number, number][] =>
  component.firsts.flatMap((first, row): [number, number][] => {
    const last = (component.lasts[row] ?? first) + 1;
    const y = component.top + row;
    return [
      [first, y],
      [last, y],
      [first, y + 1],
      [last, y + 1],
    ];
  });
