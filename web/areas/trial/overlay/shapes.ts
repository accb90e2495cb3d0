import type { Found, Keypoint, Point } from '#contract/trial/recognition.ts';

/** What is drawn over the picture at a time. */
export type Layer = 'targets' | 'texts' | 'fields';

export interface Shape {
  /** The same as that of its row. */
  id: string;
  /** Closed; upright boxes get corner marks. */
  outline: Point[];
  isBox: boolean;
  label: string;
  score?: number;
  /** Failed its check. */
  isWrong?: boolean;
  /** Its label stands beside it only as long as it is pointed at. */
  isQuiet?: boolean;
  /** Stays behind the others: the outline of a document. */
  isBack?: boolean;
  keypoints?: readonly Keypoint[];
}

export const idOf = (layer: Layer, at: number) => `${layer}-${at}`;
export const idOfKeypoint = (shape: string, name: string) => `${shape}/${name}`;

const outlineOf = ([x, y, width, height]: readonly [number, number, number, number]): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Of what was found, what a layer shows from a score on; fields and pieces show whatever their score. What is said of the whole picture has no place. */
export const shapesOf = (found: Found, layer: Layer, threshold: number): Shape[] => {
  if (layer === 'targets')
    return found.targets.flatMap(({ label, score, box, keypoints, whole }, at) =>
      score < threshold || whole
        ? []
        : [
            {
              id: idOf(layer, at),
              outline: outlineOf(box),
              isBox: true,
              label,
              score,
              ...(keypoints && { keypoints }),
            },
          ],
    );
  if (layer === 'texts')
    return found.texts.flatMap(({ text, score, polygon, whole }, at) =>
      score < threshold || whole
        ? []
        : [{ id: idOf(layer, at), outline: polygon, isBox: false, isQuiet: true, label: text, score }],
    );
  const pieces = found.pieces.map(({ label, score, polygon }, at) => ({
    id: `piece-${at}`,
    outline: polygon,
    isBox: false,
    label,
    score,
    isBack: true,
  }));
  const fields = found.fields.flatMap(({ label, score, polygon, check }, at) =>
    polygon && polygon.length > 2
      ? [{ id: idOf(layer, at), outline: polygon, isBox: false, label, score, isWrong: check === 'failed' }]
      : [],
  );
  return [...pieces, ...fields];
};

/** The layers that hold something, the most telling first. */
export const layersOf = (found: Found): Layer[] =>
  (['fields', 'targets', 'texts'] as const).filter((layer) => found[layer].length > 0);

/** Each corner of an upright box as a short angle, `arm` long. */
export const cornerMarks = (
  [[left, top], , [right, bottom]]: readonly Point[] & { 0: Point; 2: Point },
  arm: number,
) => {
  const across = Math.min(arm, (right - left) / 2);
  const down = Math.min(arm, (bottom - top) / 2);
  return [
    [left, top + down, left, top, left + across, top],
    [right - across, top, right, top, right, top + down],
    [right, bottom - down, right, bottom, right - across, bottom],
    [left + across, bottom, left, bottom, left, bottom - down],
  ] as [number, number, number, number, number, number][];
};

export const scoreText = (score: number) => score.toFixed(2);

/** What stands beside a shape. */
export const captionOf = ({ label, score, keypoints, isBox }: Shape) =>
  isBox && score !== undefined && !(keypoints && label === '') ? `${label} ${scoreText(score)}` : label;
