import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { queryEntries } from '#contract/content/calls.ts';
import type { Field, ListField as List, NumberField, ReferenceField } from '#contract/kit/content/fields.ts';
import { PAGE_SIZE_MAXIMUM } from '#contract/kit/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { type FieldProps, useFielding } from '../field-context.ts';
import { FieldFrame } from '../field-frame.tsx';

interface Entry {
  value: number | string;
  label: string;
}
type NamesEntry = NumberField | ReferenceField;

const PAGES_MAXIMUM = 10;

/** Returns whether a field names an entry, by its number or by its id. */
export const namesEntry = (field: Field): field is NamesEntry =>
  field.type === 'reference' || (field.type === 'number' && field.of !== undefined);

const load = async (kind: string, isNumbered: boolean): Promise<Entry[]> => {
  const found: Entry[] = [];
  for (let pageNo = 1; pageNo <= PAGES_MAXIMUM; pageNo += 1) {
    const { list } = await makeCall(queryEntries, { kind, order: 'title', pageNo, pageSize: PAGE_SIZE_MAXIMUM });
    found.push(
      ...list.map(({ entryId, slug, title }) => ({ value: isNumbered ? Number(slug) : entryId, label: title })),
    );
    if (list.length < PAGE_SIZE_MAXIMUM) break;
  }
  return isNumbered ? found.sort((one, other) => Number(one.value) - Number(other.value)) : found;
};

/** The entries of a kind; none until they have come. */
const useEntries = (kind: string, isNumbered: boolean): readonly Entry[] => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    let isGone = false;
    load(kind, isNumbered).then(
      (list) => {
        if (!isGone) setEntries(list);
      },
      // Without names the numbers or ids are shown.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [kind, isNumbered]);
  return entries;
};

/** A list of entries, which are chosen by their names: numbers of some kinds, ids of others. */
export const EntriesField = ({ field, value, path, label }: FieldProps<List<NamesEntry>>) => {
  const { change, disabled } = useFielding();
  const { item } = field;
  const entries = useEntries((item.type === 'reference' ? item.kind : item.of) ?? '', item.type === 'number');
  return (
    <FieldFrame label={label} path={path}>
      {(aria) => (
        <Select
          {...aria}
          mode="multiple"
          style={{ width: '100%' }}
          showSearch={{ optionFilterProp: 'label' }}
          value={(Array.isArray(value) ? value : []) as Entry['value'][]}
          options={[...entries]}
          disabled={disabled}
          onChange={(next: Entry['value'][]) => change(path, next.length === 0 && field.optional ? undefined : next)}
        />
      )}
    </FieldFrame>
  );
};
