import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { queryEntries } from '#contract/content/calls.ts';
import type { ListField as List, NumberField } from '#contract/kit/content/fields.ts';
import { PAGE_SIZE_MAXIMUM } from '#contract/kit/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { type FieldProps, useFielding } from '../field-context.ts';
import { FieldFrame } from '../field-frame.tsx';

interface Numbered {
  value: number;
  label: string;
}

const PAGES_MAXIMUM = 10;

const load = async (kind: string): Promise<Numbered[]> => {
  const found: Numbered[] = [];
  for (let pageNo = 1; pageNo <= PAGES_MAXIMUM; pageNo += 1) {
    const { list } = await makeCall(queryEntries, { kind, pageNo, pageSize: PAGE_SIZE_MAXIMUM });
    found.push(...list.map(({ slug, title }) => ({ value: Number(slug), label: title })));
    if (list.length < PAGE_SIZE_MAXIMUM) break;
  }
  return found.sort((one, other) => one.value - other.value);
};

/** The entries of a kind by their numbers; none until they have come. */
const useNumbered = (kind: string): readonly Numbered[] => {
  const [entries, setEntries] = useState<readonly Numbered[]>([]);
  useEffect(() => {
    let isGone = false;
    load(kind).then(
      (list) => {
        if (!isGone) setEntries(list);
      },
      // Without names the numbers are shown.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [kind]);
  return entries;
};

/** A list of numbers of entries, which are chosen by their names. */
export const NumberedField = ({ field, value, path, label }: FieldProps<List<NumberField>>) => {
  const { change, disabled } = useFielding();
  const entries = useNumbered(field.item.of ?? '');
  return (
    <FieldFrame label={label} path={path}>
      {(aria) => (
        <Select
          {...aria}
          mode="multiple"
          style={{ width: '100%' }}
          showSearch={{ optionFilterProp: 'label' }}
          value={(Array.isArray(value) ? value : []) as number[]}
          options={[...entries]}
          disabled={disabled}
          onChange={(next: number[]) => change(path, next.length === 0 && field.optional ? undefined : next)}
        />
      )}
    </FieldFrame>
  );
};
