/** Returns the tab that a key leads to, counted from 0, or undefined. The arrows go round. */
export const tabAfter = (key: string, at: number, count: number): number | undefined =>
  new Map([
    ['ArrowRight', (at + 1) % count],
    ['ArrowLeft', (at - 1 + count) % count],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key);
