import { Input, Select, Switch } from 'antd';
import { useEffect } from 'react';
import type { ChoiceField, Field, FileField, OwnField, TextField } from '#contract/kit/content/fields.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';
import { LINE_EVENT } from '../../../public/markdown/line-event.ts';
import { LazyMarkdown } from '../../../public/markdown/lazy-markdown.tsx';
import { choiceLabel, withoutPlaces } from '../../kinds.ts';
import { pathText } from '../payload-path.ts';
import { type FieldProps, useFielding } from './field-context.ts';
import { FieldFrame } from './field-frame.tsx';
import { lineRange } from './line-range.ts';
import type { TextFileProps } from './files/text-file.tsx';
import { IconControl } from './pictures/icon-control.tsx';
import { PictureControl } from './pictures/picture-control.tsx';
import styles from './fields.module.css';

const textValue = (value: unknown): string => (typeof value === 'string' ? value : '');
/** An optional field without a text is absent. */
const orAbsent = (text: string, { optional }: Field) => (text === '' && optional ? undefined : text);

type Aria = { id: string };
interface ControlProps<F extends Field> {
  field: F;
  value: unknown;
  aria: Aria;
  disabled: boolean;
  set: (value: unknown) => void;
}

/** Selects the line of a text that an error leads to. */
const useShownLine = (id: string) => {
  useEffect(() => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const show = (event: Event) => {
      area.setSelectionRange(...lineRange(area.value, (event as CustomEvent<number>).detail));
      // The browser scrolls to the selection when the field gets the focus.
      area.blur();
      area.focus();
    };
    area.addEventListener(LINE_EVENT, show);
    return () => area.removeEventListener(LINE_EVENT, show);
  }, [id]);
};

const TextControl = ({ field, value, aria, disabled, set }: ControlProps<TextField>) => {
  useShownLine(aria.id);
  const shared = {
    ...aria,
    ...countUpTo(field.maximum),
    value: textValue(value),
    disabled,
    onChange: ({ target }: { target: { value: string } }) => set(orAbsent(target.value, field)),
  };
  if (field.type === 'text') return <Input {...shared} />;
  return (
    <>
      <Input.TextArea className={styles.area ?? ''} autoSize={{ minRows: 3, maxRows: 12 }} {...shared} />
      {field.fromFile && !disabled && (
        <LazyTextFile {...field.fromFile} maximum={field.maximum} value={textValue(value)} set={set} />
      )}
    </>
  );
};

const loadTextFile = () => import('./files/text-file.tsx');

/** Few texts come from files. */
const LazyTextFile = (props: TextFileProps) => {
  const part = useLazyComponent(loadTextFile, true);
  return part && <part.TextFile {...props} />;
};

const NONE = '';

const ChoiceControl = ({ field, value, aria, disabled, set, path }: ControlProps<ChoiceField> & { path: string }) => {
  const { kind } = useFielding();
  const options = field.values.map((one) => ({
    value: one,
    label: choiceLabel(kind, withoutPlaces(path), one, field.names),
  }));
  return (
    <Select
      {...aria}
      className={styles.select ?? ''}
      value={field.optional ? ((value as string | number | undefined) ?? NONE) : (value as string | number)}
      options={field.optional ? [{ value: NONE, label: t('content.none') }, ...options] : options}
      disabled={disabled}
      onChange={(chosen: string | number) => set(chosen === NONE ? undefined : chosen)}
    />
  );
};

/** A value that no other field describes, as JSON. What is no JSON is kept as a text, and named as an error. */
const OwnControl = ({ value, aria, disabled, set }: ControlProps<OwnField>) => (
  <Input
    {...aria}
    key={JSON.stringify(value)}
    defaultValue={JSON.stringify(value) ?? ''}
    disabled={disabled}
    onBlur={({ target }) => {
      try {
        set(JSON.parse(target.value));
      } catch {
        set(target.value);
      }
    }}
  />
);

const loadNumber = () => import('./number-control.tsx');

/** Few kinds have numbers; their control comes later. */
const LazyNumber = ({ field: _field, value, ...props }: ControlProps<Field>) => {
  const part = useLazyComponent(loadNumber, true);
  return part ? <part.NumberControl value={value} {...props} /> : <Input value={String(value ?? '')} disabled />;
};

const loadDate = () => import('./date-control.tsx');

/** The calendar is large. */
const LazyDate = ({ field, value, ...props }: ControlProps<Field>) => {
  const part = useLazyComponent(loadDate, true);
  return part ? (
    <part.DateControl value={textValue(value)} optional={field.optional === true} {...props} />
  ) : (
    <Input value={textValue(value)} disabled />
  );
};

const loadFile = () => import('./files/file-control.tsx');

/** Few kinds have files, too. */
const LazyFile = ({ field, value, ...props }: ControlProps<FileField>) => {
  const part = useLazyComponent(loadFile, true);
  return part ? (
    <part.FileControl value={textValue(value)} isFilm={field.film === true} {...props} />
  ) : (
    <Input value={textValue(value)} disabled />
  );
};

/** A field with one value. */
export const ValueField = ({ field, value, path, label }: FieldProps) => {
  const { change, title, disabled: isLocked } = useFielding();
  const disabled = isLocked || field.readOnly === true;
  const set = (next: unknown) => change(path, next);
  const hint = field.readOnly ? t('content.readOnly') : undefined;
  return (
    <FieldFrame label={label} path={path} hint={hint}>
      {(aria) => {
        switch (field.type) {
          case 'text':
          case 'long':
            return <TextControl {...{ field, value, aria, disabled, set }} />;
          case 'markdown':
            return (
              <LazyMarkdown
                {...aria}
                dialect="content"
                value={textValue(value)}
                maximum={field.maximum}
                label={label}
                disabled={disabled}
                pictureName={title}
                onChange={(text) => set(orAbsent(text, field))}
              />
            );
          case 'number':
            return <LazyNumber {...{ field, value, aria, disabled, set }} />;
          case 'flag':
            return <Switch {...aria} checked={value === true} disabled={disabled} onChange={set} />;
          case 'choice':
            return <ChoiceControl {...{ field, value, aria, disabled, set }} path={pathText(path)} />;
          case 'date':
            return <LazyDate {...{ field, value, aria, disabled, set }} />;
          case 'picture':
            return (
              <PictureControl
                field={field}
                value={textValue(value)}
                disabled={disabled}
                aria={aria}
                set={(address) => set(orAbsent(address, field))}
              />
            );
          case 'file':
            return <LazyFile {...{ field, value, aria, disabled, set }} />;
          case 'icon':
            return <IconControl {...{ field, aria, disabled, set }} value={textValue(value)} />;
          case 'own':
            return <OwnControl {...{ field, value, aria, disabled, set }} />;
          default:
            return (
              <Input
                {...aria}
                value={textValue(value)}
                disabled={disabled}
                onChange={({ target }) => set(orAbsent(target.value, field))}
              />
            );
        }
      }}
    </FieldFrame>
  );
};
