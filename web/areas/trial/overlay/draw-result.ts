import { captionOf, cornerMarks, type Shape } from './shapes.ts';
import { limbsOf } from './skeleton.ts';
import type { Size } from './view.ts';

/** Longer sides than these make no file in many browsers. */
const LONGEST_SIDE = 4096;

const pictureAt = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('the picture cannot be read any more')));
    image.src = src;
  });

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

interface Drawn {
  src: string;
  size: Size;
  shapes: readonly Shape[];
  captions: boolean;
}

/** The picture with what was found drawn over it, as a PNG. Rejects where the picture cannot be read. */
export const drawResult = async ({ src, size, shapes, captions }: Drawn): Promise<Blob> => {
  const image = await pictureAt(src);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(size.width, size.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const unit = Math.max(1, Math.max(canvas.width, canvas.height) / 1000);
  const [accent, danger, ink] = [colour('--accent'), colour('--danger'), colour('--accent-ink')];
  pen.lineJoin = 'round';
  for (const shape of shapes) {
    const points = shape.outline.map(([x, y]): [number, number] => [x * scale, y * scale]);
    pen.strokeStyle = shape.isWrong ? danger : accent;
    pen.lineWidth = 1.5 * unit;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.closePath();
    pen.stroke();
    if (shape.isBox) {
      pen.lineWidth = 3 * unit;
      for (const [a, b, c, d, e, f] of cornerMarks(points as never, 14 * unit)) {
        pen.beginPath();
        pen.moveTo(a, b);
        pen.lineTo(c, d);
        pen.lineTo(e, f);
        pen.stroke();
      }
    }
    pen.fillStyle = accent;
    for (const [from, to] of limbsOf(shape.keypoints ?? [])) {
      pen.beginPath();
      pen.moveTo(from.x * scale, from.y * scale);
      pen.lineTo(to.x * scale, to.y * scale);
      pen.stroke();
    }
    for (const { x, y } of shape.keypoints ?? []) {
      pen.beginPath();
      pen.arc(x * scale, y * scale, 4 * unit, 0, 2 * Math.PI);
      pen.fill();
    }
    if (!captions || shape.isQuiet) continue;
    const caption = captionOf(shape);
    const letters = 14 * unit;
    pen.font = `${letters}px sans-serif`;
    pen.textBaseline = 'middle';
    const left = Math.min(...points.map(([x]) => x));
    const top = Math.min(...points.map(([, y]) => y));
    const y = top >= letters * 1.6 ? top - letters * 1.6 : top;
    pen.fillStyle = shape.isWrong ? danger : accent;
    pen.fillRect(left, y, pen.measureText(caption).width + letters, letters * 1.6);
    pen.fillStyle = ink;
    pen.fillText(caption, left + letters / 2, y + letters * 0.85);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas makes no file')))),
  );
};
