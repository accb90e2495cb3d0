import { Switch } from 'antd';
import type { Field, Fields, GroupField as Group } from '#contract/kit/content/fields.ts';
import { t } from '#web/kit/texts.ts';
import { blankPayload } from '../../create/blank.ts';
import { fieldLabel, withoutPlaces } from '../../kinds.ts';
import { pathText } from '../payload-path.ts';
import { type FieldProps, useFielding } from './field-context.ts';
import styles from './fields.module.css';

const isShown = ({ shownFor }: Field, name: string, values: Record<string, unknown>): boolean =>
  !shownFor ||
  (values[name] !== undefined && values[name] !== '') ||
  (shownFor.values as readonly unknown[]).includes(values[shownFor.field]);

/** The fields of a group, without a frame. */
export const FieldsView = ({ fields, value, path }: { fields: Fields; value: unknown; path: FieldProps['path'] }) => {
  const { kind, FieldView } = useFielding();
  const values = (value ?? {}) as Record<string, unknown>;
  return (
    <>
      {Object.entries(fields).map(([name, field]) => {
        if (!isShown(field, name, values)) return null;
        const own = [...path, name];
        return (
          <FieldView
            key={name}
            field={field}
            value={values[name]}
            path={own}
            label={fieldLabel(kind, withoutPlaces(pathText(own)))}
          />
        );
      })}
    </>
  );
};

/** A group with its name. An optional one can be turned off. */
export const GroupField = ({ field, value, path, label }: FieldProps<Group>) => {
  const { change, disabled } = useFielding();
  const fields = field.fields as Fields;
  const isThere = value !== undefined;
  return (
    <fieldset className={styles.group}>
      {label !== undefined && (
        <legend className={styles.legend}>
          {label}
          {field.optional && (
            <Switch
              size="small"
              aria-label={t('content.has', { name: label })}
              checked={isThere}
              disabled={disabled}
              onChange={(on) => change(path, on ? blankPayload(fields) : undefined)}
            />
          )}
        </legend>
      )}
      {isThere && <FieldsView fields={fields} value={value} path={path} />}
    </fieldset>
  );
};
