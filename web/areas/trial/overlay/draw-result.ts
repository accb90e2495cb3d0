import { loadImage } from '#web/kit/ui/pictures/convert/load-image.ts';
import { boxOf, isFineBox } from './boxes.ts';
import { type Caption, fixedCaptions } from './captions.ts';
import { cornerMarks, type Shape } from './shapes.ts';
import { limbsOf } from './skeleton.ts';
import type { Size } from './view.ts';

/** Many browsers cannot create files with longer sides. */
const LONGEST_SIDE = 4096;
/** The length of a picture on which lines and letters have their normal size. */
const LENGTH_PX = 1000;

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

interface Drawn {
  src: string;
  size: Size;
  shapes: readonly Shape[];
  captions: boolean;
}

/** Draws a line with a light edge. */
const strokePath = (pen: CanvasRenderingContext2D, path: Path2D, width: number, tone: string, edge: string) => {
  pen.strokeStyle = edge;
  pen.lineWidth = width < 1.5 ? 2 * width : width + 2;
  pen.stroke(path);
  pen.strokeStyle = tone;
  pen.lineWidth = width;
  pen.stroke(path);
};

const pathOf = (lines: readonly (readonly (readonly [number, number])[])[], closed = false) => {
  const path = new Path2D();
  for (const line of lines) {
    line.forEach(([x, y], at) => (at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    if (closed) path.closePath();
  }
  return path;
};

const drawShape = (pen: CanvasRenderingContext2D, shape: Shape, scale: number, tone: string, edge: string) => {
  const points = shape.outline.map(([x, y]): [number, number] => [x * scale, y * scale]);
  strokePath(pen, pathOf([points], true), !shape.isBox && isFineBox(boxOf(points)) ? 1 : 1.5, tone, edge);
  if (shape.isBox) {
    const corners = cornerMarks(points as never, 14).map(
      ([a, b, c, d, e, f]) =>
        [
          [a, b],
          [c, d],
          [e, f],
        ] as const,
    );
    strokePath(pen, pathOf(corners), 3, tone, edge);
  }
  const limbs = limbsOf(shape.keypoints ?? []).map((ends) => ends.map(({ x, y }) => [x * scale, y * scale] as const));
  strokePath(pen, pathOf(limbs), 3, tone, edge);
  for (const { x, y } of shape.keypoints ?? []) {
    pen.beginPath();
    pen.arc(x * scale, y * scale, 4, 0, 2 * Math.PI);
    pen.fillStyle = edge;
    pen.fill();
    pen.strokeStyle = tone;
    pen.lineWidth = 2;
    pen.stroke();
  }
};

const drawCaption = (pen: CanvasRenderingContext2D, { box, line, words }: Caption, tone: string, ink: string) => {
  if (line) strokePath(pen, pathOf([line]), 1.5, tone, ink);
  const [x, y, width, height] = box;
  pen.strokeStyle = ink;
  pen.lineWidth = 1;
  pen.strokeRect(x, y, width, height);
  pen.fillStyle = tone;
  pen.fillRect(x, y, width, height);
  pen.fillStyle = ink;
  pen.fillText(words, x + 5, y + height / 2);
};

/** Draws the picture with its results into a PNG. Rejects if the picture cannot be read. */
export const drawResult = async ({ src, size, shapes, captions }: Drawn): Promise<Blob> => {
  const image = await loadImage(src);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(size.width, size.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const unit = Math.max(1, Math.max(canvas.width, canvas.height) / LENGTH_PX);
  pen.scale(unit, unit);
  pen.lineJoin = 'round';
  pen.font = '12px sans-serif';
  pen.textBaseline = 'middle';
  const [accent, danger, ink] = [colour('--accent'), colour('--danger'), colour('--accent-ink')];
  const picture = { width: canvas.width / unit, height: canvas.height / unit };
  for (const shape of shapes)
    if (!shape.isHidden) drawShape(pen, shape, scale / unit, shape.isWrong ? danger : accent, ink);
  const placed = captions
    ? fixedCaptions({
        shapes,
        scale: scale / unit,
        picture,
        within: [0, 0, picture.width, picture.height],
        widthOf: (words) => Math.ceil(pen.measureText(words).width + 10),
      })
    : [];
  for (const caption of placed) drawCaption(pen, caption, caption.isWrong ? danger : accent, ink);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas makes no file')))),
  );
};
