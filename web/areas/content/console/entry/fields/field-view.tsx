import type { Field } from '#contract/kit/content/fields.ts';
import type { FieldProps } from './field-context.ts';
import { GroupField } from './group-field.tsx';
import { ListField } from './lists/list-field.tsx';
import { EntriesField, namesEntry } from './lists/entries-field.tsx';
import { isChosen, ManyField } from './lists/many-field.tsx';
import { RecordField } from './record-field.tsx';
import { ValueField } from './value-field.tsx';

/** A field of the editor's form, of any type. */
export const FieldView = ({ field, ...props }: FieldProps) => {
  if (field.type === 'group') return <GroupField field={field} {...props} />;
  if (field.type === 'list' && isChosen(field.item as Field)) return <ManyField field={field} {...props} />;
  if (field.type === 'list' && namesEntry(field.item as Field)) return <EntriesField field={field} {...props} />;
  if (field.type === 'list') return <ListField field={field} {...props} />;
  if (field.type === 'record') return <RecordField field={field} {...props} />;
  return <ValueField field={field} {...props} />;
};
