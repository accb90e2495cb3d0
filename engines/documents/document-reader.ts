import type { Field, Found, Piece, TextLine } from '#contract/trial/recognition.ts';
import type { Raster } from '../engine.ts';

/**
 * A line of print and its place on the page after the page is turned upright; its polygon is in the picture as it was
 * sent.
 */
export interface PageLine extends TextLine {
  /** The line's box on the upright page: left, top, right, bottom. */
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
  /** Where print was found but could not be read. */
  unread?: readonly { left: number; top: number; right: number; bottom: number }[];
  /** The upright pixels, for what the lines do not show. */
  raster: Raster;
  /** An upright part of the page, scaled to a size: costs less than all of `raster`. */
  pixelsOf?(box: { left: number; top: number; right: number; bottom: number }, width: number, height: number): Raster;
  /** Reads a part of the page again, enlarged: for small print and single fields. */
  readPart(box: { left: number; top: number; right: number; bottom: number; scale?: number }): Promise<PageLine[]>;
  /** Reads a box of the upright page as one line, with or without print in it. */
  readLine?(box: { left: number; top: number; right: number; bottom: number }): Promise<PageLine | undefined>;
  /** Finds print when the page's longer side has so many pixels: large print is found when it is made small. */
  findPrint?(longSide: number): Promise<{ left: number; top: number; right: number; bottom: number }[]>;
  /** From the upright page to the picture as it was sent. */
  toPicture(x: number, y: number): [number, number];
}

export interface Read {
  /** Polygons are those of lines, in the picture as it was sent. */
  fields: Field[];
  pieces?: Piece[];
  notes?: string[];
  /** Set if a reader publishes targets in addition to fields, such as the region of a container number. */
  targets?: Found['targets'];
  /** The page's lines, if a reader read some of them better than the engine, such as machine-readable ones. */
  texts?: Found['texts'];
}

/** Called before each step of reading a page: returns whether there is time for it. If not, the page is given up. */
export type HasTime = () => boolean;

/** Rejects with `OutOfTime` if a page is given up. */
export type ReadPage = (picture: Raster, hasTime?: HasTime) => Promise<Page>;

export class OutOfTime extends Error {
  override name = 'OutOfTime';
}

/** Reads the fields of one kind of document. */
export interface DocumentReader {
  /** All fields, in the order in which they are shown; every answer has each of them, empty if nothing was read. */
  fields: readonly { name: string; label: string }[];
  read(page: Page): Promise<Read> | Read;
  /**
   * Instead of `read`, for pictures with several documents in different orientations: reads the picture as it was sent.
   */
  readPicture?(picture: Raster, readPage: ReadPage): Promise<Read & { texts: TextLine[] }>;
  /**
   * Returns from 0 to 1 how certain it is that the page is of this kind, by its printed words; below 0.5 its fields
   * stay empty and a note says so.
   */
  evidence?(page: Page): number;
}
