import type { Found, Keypoint, Point } from '#contract/trial/recognition.ts';
import { type Box, boxOf } from './boxes.ts';

/** What is drawn over the picture at one time. */
export type Layer = 'targets' | 'texts' | 'fields';

export interface Shape {
  /** The same ID as that of its row. */
  id: string;
  /** A closed outline. Upright boxes get corner marks. */
  outline: Point[];
  isBox: boolean;
  label: string;
  score?: number;
  /** It failed its check. */
  isWrong?: boolean;
  /** Its caption is shown only while it is pointed at. */
  isQuiet?: boolean;
  /** The outline of a document, drawn behind the other shapes. */
  isBack?: boolean;
  /** Not drawn, but the captions of other shapes avoid it. */
  isHidden?: boolean;
  /** The number in the list of targets, from 1. */
  number?: number;
  keypoints?: readonly Keypoint[];
}

/** Removes the kind of document from the label of a field, since the caption of the document already shows it. */
export const fieldLabel = (label: string, piece: { label: string } | undefined) =>
  piece && label.startsWith(`${piece.label}·`) ? label.slice(piece.label.length + 1) : label;

export const idOf = (layer: Layer, at: number) => `${layer}-${at}`;
export const idOfKeypoint = (shape: string, name: string) => `${shape}/${name}`;

const outlineOf = ([x, y, width, height]: readonly [number, number, number, number]): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const targetShapes = ({ targets }: Found, threshold: number): Shape[] =>
  targets.flatMap(({ label, score, box, keypoints, whole }, at) =>
    whole
      ? []
      : [
          {
            id: idOf('targets', at),
            outline: outlineOf(box),
            isBox: true,
            isHidden: score < threshold,
            number: at + 1,
            label,
            score,
            ...(keypoints && { keypoints }),
          },
        ],
  );

const textShapes = ({ texts }: Found, threshold: number): Shape[] =>
  texts.flatMap(({ text, score, polygon, whole }, at) =>
    score < threshold || whole
      ? []
      : [{ id: idOf('texts', at), outline: polygon, isBox: false, isQuiet: true, label: text, score }],
  );

const fieldShapes = ({ fields, pieces, texts }: Found): Shape[] => {
  const backs = pieces.map(({ label, score, polygon }, at) => ({
    id: `piece-${at}`,
    outline: polygon,
    isBox: false,
    label,
    score,
    isBack: true,
  }));
  const columns = new Set<string>();
  const values = fields.flatMap((field, at): Shape[] => {
    const { score, polygon, check, row, piece } = field;
    if (!polygon || polygon.length < 3) return [];
    const label = fieldLabel(field.label, pieces[piece ?? -1]);
    // One caption for each column covers all its rows.
    const column = `${piece} ${label}`;
    const isQuiet = row !== undefined && columns.has(column);
    columns.add(column);
    const isWrong = check === 'failed';
    return [{ id: idOf('fields', at), outline: polygon, isBox: false, label, score, isWrong, isQuiet }];
  });
  const print = texts.flatMap(({ polygon, whole }, at): Shape[] =>
    whole || polygon.length < 3
      ? []
      : [{ id: idOf('texts', at), outline: polygon, isBox: false, isHidden: true, label: '' }],
  );
  return [...backs, ...values, ...print];
};

/**
 * Returns the shapes of a layer from a score on, and hidden ones that captions avoid. Fields and pieces are shown
 * regardless of their score. Results for the whole picture have no place in it.
 */
export const shapesOf = (found: Found, layer: Layer, threshold: number): Shape[] => {
  if (layer === 'targets') return targetShapes(found, threshold);
  return layer === 'texts' ? textShapes(found, threshold) : fieldShapes(found);
};

/** Returns the area of the picture that is pointed at: shapes and single key points. */
export const boxOfActive = (shapes: readonly Shape[], active: ReadonlySet<string>): Box | undefined => {
  const points = shapes.flatMap(({ id, outline, keypoints = [] }): Point[] => [
    ...(active.has(id) ? outline : []),
    ...keypoints.flatMap(({ name, x, y }): Point[] => (active.has(idOfKeypoint(id, name)) ? [[x, y]] : [])),
  ]);
  return points.length > 0 ? boxOf(points) : undefined;
};

/** Returns the layers that have results, the most relevant first. */
export const layersOf = (found: Found): Layer[] =>
  (['fields', 'targets', 'texts'] as const).filter((layer) => found[layer].length > 0);

/** Returns a short angle at each corner of an upright box, with sides of `arm` length. */
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

/** Returns the caption of a shape. */
export const captionOf = ({ label, score, keypoints, isBox }: Shape) =>
  isBox && score !== undefined && !(keypoints && label === '') ? `${label} ${scoreText(score)}` : label;
