import type { Point } from '#contract/trial/recognition.ts';
import type { TextTask } from '../engine.ts';

/** A test document: its look, and its content. */
export interface Specimen {
  /** Drawn upright and clean, in pixels. Texts are `<text>` elements of the families of `fonts.ts`. */
  svg: string;
  width: number;
  height: number;
  /** Every line of print that a reader should find, in reading order, without drawings such as seals and signatures. */
  lines: readonly string[];
  /** The places of those lines; for readers without an engine (`pageOf`). */
  prints?: readonly Print[];
  /** Text that looks like print, such as the name on a seal: it is no error to read it, nor to leave it out. */
  aside?: readonly string[];
  /** Where the sheet says that it is a sample; a reader has to skip it. */
  marks?: readonly Print[];
  /** The expected fields of the engine; `name` is that of the document reader. */
  fields: readonly SpecimenField[];
  /** The documents of a sheet with several, in the order of the fields' `piece`. */
  pieces?: readonly { kind: string; polygon: readonly Point[] }[];
}

/** A line of print and its box in pixels. */
export interface Print {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface SpecimenField {
  name: string;
  value: string;
  row?: number;
  piece?: number;
}

/** Numbers from 0 to below 1; the same seed gives the same ones. */
export type Random = () => number;

/** Draws a document with its own values; `faulty` makes the values with a check (a digit, a sum) disagree with it. */
export type DrawSpecimen = (random: Random, options?: { faulty?: boolean }) => Specimen;

/** The documents of one kind, by the task that reads them. */
export type Specimens = Partial<Record<TextTask, DrawSpecimen>>;
