import type { Point } from '#contract/trial/recognition.ts';
import type { TextTask } from '../engine.ts';

/** A test document: what it looks like, and what stands in it. */
export interface Specimen {
  /** Drawn upright and clean, in pixels. Texts are `<text>` elements of the families of `fonts.ts`. */
  svg: string;
  width: number;
  height: number;
  /** Every line of print that a reader should find, in reading order; what is no print (seals, signatures) is left out. */
  lines: readonly string[];
  /** Where those lines stand; for readers without an engine (`pageOf`). */
  prints?: readonly Print[];
  /** What is no print but looks like it, as the name on a seal: reading it is no error, nor is it one to leave it. */
  aside?: readonly string[];
  /** Where the sheet says that it is a sample; a reader has to pass over it. */
  marks?: readonly Print[];
  /** What the engine's fields should be: `name` as the document reader says it. */
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

/** Draws a document with values of its own; `faulty` makes what carries a check (a digit, a sum) disagree with it. */
export type DrawSpecimen = (random: Random, options?: { faulty?: boolean }) => Specimen;

/** The documents of one kind, by the task that reads them. */
export type Specimens = Partial<Record<TextTask, DrawSpecimen>>;
