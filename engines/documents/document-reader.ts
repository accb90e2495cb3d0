import type { Field, Found, Piece, TextLine } from '#contract/trial/recognition.ts';
import type { Raster } from '../engine.ts';

/** A line of print with where it stands on the page once that is turned upright; its polygon is in the picture as it was sent. */
export interface PageLine extends TextLine {
  /** Of the line's box on the upright page: left, top, right, bottom. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Characters with their centres along the line, left to right, so that a line can be cut between words. */
  characters: readonly { character: string; x: number; score: number }[];
}

/** A page as readers see it: upright, its skew taken out, lines from top to bottom and left to right. */
export interface Page {
  width: number;
  height: number;
  lines: readonly PageLine[];
  /** Where print was found that could not be read. */
  unread?: readonly { left: number; top: number; right: number; bottom: number }[];
  /** The upright pixels, for what lines do not tell. */
  raster: Raster;
  /** An upright part of the page, brought to a size: costs less than all of `raster`. */
  pixelsOf?(box: { left: number; top: number; right: number; bottom: number }, width: number, height: number): Raster;
  /** Reads a part of the page anew, larger than it is: for small print and single fields. */
  readPart(box: { left: number; top: number; right: number; bottom: number; scale?: number }): Promise<PageLine[]>;
  /** Reads a box of the upright page as one line, whether print is found in it or not. */
  readLine?(box: { left: number; top: number; right: number; bottom: number }): Promise<PageLine | undefined>;
  /** Where print stands when the page's longer side is so many pixels: large print is found when it is made small. */
  findPrint?(longSide: number): Promise<{ left: number; top: number; right: number; bottom: number }[]>;
  /** From the upright page back to the picture as it was sent. */
  toPicture(x: number, y: number): [number, number];
}

export interface Read {
  /** Polygons are those of lines, in the picture as it was sent. */
  fields: Field[];
  pieces?: Piece[];
  notes?: string[];
  /** Where a reader publishes targets beside fields, as the region of a container number. */
  targets?: Found['targets'];
  /** The page's lines where a reader read some of them better than the engine did, as machine-readable ones. */
  texts?: Found['texts'];
}

/** Asked before each step of reading a page: whether there is time for it. A page for which there is none is given up. */
export type HasTime = () => boolean;

/** Rejects with `OutOfTime` where a page is given up. */
export type ReadPage = (picture: Raster, hasTime?: HasTime) => Promise<Page>;

export class OutOfTime extends Error {
  override name = 'OutOfTime';
}

/** Reads the fields of one kind of document. */
export interface DocumentReader {
  /** All fields, in the order in which they are shown; each stands in every answer, empty where nothing was read. */
  fields: readonly { name: string; label: string }[];
  read(page: Page): Promise<Read> | Read;
  /** Instead of `read`, where several documents lie on a picture, each its own way: reads the picture as it was sent. */
  readPicture?(picture: Raster, readPage: ReadPage): Promise<Read & { texts: TextLine[] }>;
  /** From 0 to 1: how sure one is that the page is of this kind, by its printed words; below 0.5 its fields stay empty and a note says so. */
  evidence?(page: Page): number;
}
