/** a, b, c, d, e, f of an affine transform. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that does `n` first and `m` after it. */
export function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** The matrix of an SVG `transform` of moves, turns and scales. */
export function matrixOf(transform: string): Matrix {
  let matrix = identity;
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second] = list.split(/[ ,]+/).map(Number);
    const turn = (first * Math.PI) / 180;
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, first, second ?? 0]);
    else if (name === 'scale') matrix = times(matrix, [first, 0, 0, second ?? first, 0, 0]);
    else matrix = times(matrix, [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
  }
  return matrix;
}
