import { compact } from './file/compact.ts';
import { withinFrame } from './file/within-frame.ts';
import { number, placed, type Rectangle } from './shape.ts';

/** The whole scene in its own units; pictures are crops of it. */
export type Scene = { width: number; height: number; drawn: string };

/** A part of a scene, shown `width` by `height` pixels large; the frame has the same proportion. */
export type Crop = { scene: Scene; frame: Rectangle; width: number; height: number };

/** The crops of a drawing file by their file names. */
export type Drawing = Record<string, Crop>;

/** The crop whose frame starts at (x, y) and is `across` wide, shown `width` by `height` pixels large. */
export function crop(scene: Scene, x: number, y: number, across: number, width: number, height: number): Crop {
  return { scene, frame: { x, y, width: across, height: (across * height) / width }, width, height };
}

/** The SVG file of a crop: one group `drawing`, whose own units are the picture's pixels. */
export function svgFile({ scene, frame, width, height }: Crop): string {
  const scale = Math.round((width / frame.width) * 10000) / 10000;
  const shift = `scale(${scale}) translate(${number(-frame.x)} ${number(-frame.y)})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="system-ui, sans-serif"><g id="drawing" stroke-linecap="round" stroke-linejoin="round"><g transform="${shift}">${compact(withinFrame(scene.drawn, frame))}</g></g></svg>\n`
  );
}

/** Shapes enlarged about a point, as a backdrop is when the camera comes nearer. */
export function nearer(shapes: string, factor: number, aboutX: number, aboutY: number): string {
  return placed(shapes, { x: aboutX * (1 - factor), y: aboutY * (1 - factor), scale: factor });
}
