import { Select } from 'antd';
import type { ChoiceField, Field, ListField as List, OwnField } from '#contract/kit/content/fields.ts';
import { choiceLabel, withoutPlaces } from '../../../kinds.ts';
import { pathText } from '../../payload-path.ts';
import { type FieldProps, useFielding } from '../field-context.ts';
import { FieldFrame } from '../field-frame.tsx';

/** Whether the values of a list are chosen from some, rather than written. */
export const isChosen = (item: Field): item is ChoiceField | OwnField =>
  item.type === 'choice' || (item.type === 'own' && item.choices !== undefined);

/** A list whose values are chosen. Values that are no longer offered stay until they are removed. */
export const ManyField = ({ field, value, path, label }: FieldProps<List>) => {
  const { kind, change, disabled } = useFielding();
  const item = field.item as ChoiceField | OwnField;
  const chosen = (Array.isArray(value) ? value : []) as readonly unknown[];
  const offered: readonly unknown[] = item.type === 'choice' ? item.values : (item.choices ?? []);
  const nameOf = (one: unknown) =>
    item.type === 'choice'
      ? choiceLabel(kind, withoutPlaces(pathText(path)), one as string | number, item.names)
      : (item.show?.(one) ?? JSON.stringify(one));
  const keyOf = (one: unknown) => JSON.stringify(one);
  const keys = new Set(offered.map(keyOf));
  const all = [...offered, ...chosen.filter((one) => !keys.has(keyOf(one)))];
  const valueOf = new Map(all.map((one) => [keyOf(one), one]));
  return (
    <FieldFrame label={label} path={path}>
      {(aria) => (
        <Select
          {...aria}
          mode="multiple"
          style={{ width: '100%' }}
          optionFilterProp="label"
          value={chosen.map(keyOf)}
          options={all.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
          disabled={disabled || field.readOnly === true}
          onChange={(next: string[]) =>
            change(path, next.length === 0 && field.optional ? undefined : next.map((key) => valueOf.get(key)))
          }
        />
      )}
    </FieldFrame>
  );
};
