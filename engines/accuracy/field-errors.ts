import type { Field } from '#contract/trial/recognition.ts';
import type { SpecimenField } from '../specimens/specimen.ts';

export interface WrongField {
  name: string;
  wanted: string;
  read: string;
  /** Whether its check says that it is right. */
  passed: boolean;
}

const place = ({ name, row, piece }: Pick<Field, 'name' | 'row' | 'piece'> | SpecimenField) =>
  `${piece === undefined ? '' : `${piece}:`}${name}${row === undefined ? '' : `[${row}]`}`;

const plain = (text: string) => text.normalize('NFKC');

/** Fields that are missing, wrong, or should not be there. */
export const wrongFields = (wanted: readonly SpecimenField[], read: readonly Field[]): WrongField[] => {
  const left = new Map(read.map((field) => [place(field), field]));
  const wrong: WrongField[] = [];
  for (const field of wanted) {
    const key = place(field);
    const found = left.get(key);
    left.delete(key);
    if (plain(found?.value ?? '') !== plain(field.value))
      wrong.push({ name: key, wanted: field.value, read: found?.value ?? '', passed: found?.check === 'passed' });
  }
  for (const [key, { value, check }] of left)
    if (value !== '') wrong.push({ name: key, wanted: '', read: value, passed: check === 'passed' });
  return wrong;
};
