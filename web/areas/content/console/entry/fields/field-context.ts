import { type ComponentType, createContext, useContext } from 'react';
import type { Field } from '#contract/kit/content/fields.ts';
import type { ValidationError } from '#contract/kit/content/validation-errors.ts';
import type { Path } from '../payload-path.ts';

export interface FieldProps<F extends Field = Field> {
  field: F;
  value: unknown;
  path: Path;
  /** Absent for an item of a list, which has its place for a label. */
  label?: string | undefined;
}

/** The context that the fields of an editor share. */
export interface Fielding {
  /** The name of the kind, for labels. */
  kind: string;
  /** The present title of the entry. */
  title: string;
  /** The errors that are shown, by dotted path. */
  problems: ReadonlyMap<string, ValidationError>;
  /** Changes the value at a path; undefined removes it. */
  change: (path: Path, value: unknown) => void;
  disabled: boolean;
  /** The item of a list that is open, by the list's path. */
  opened: ReadonlyMap<string, number>;
  open: (path: string, at: number | undefined) => void;
  /** Shows a field of any type: groups and lists show fields inside of them. */
  FieldView: ComponentType<FieldProps>;
}

export const FieldingContext = createContext<Fielding | undefined>(undefined);

export const useFielding = (): Fielding => {
  const fielding = useContext(FieldingContext);
  if (!fielding) throw new Error('a field is outside of an editor');
  return fielding;
};
