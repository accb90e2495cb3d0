import { Button, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RecordField as Texts } from '#contract/kit/content/fields.ts';
import { t } from '#web/kit/texts.ts';
import { pathText } from '../payload-path.ts';
import { type FieldProps, useFielding } from './field-context.ts';
import { validationErrorText } from './field-frame.tsx';
import styles from './fields.module.css';

const ICON_PX = 16;

/** Texts under names. A name is chosen once, when its text is added. */
export const RecordField = ({ field, value, path, label }: FieldProps<Texts>) => {
  const { change, disabled, problems } = useFielding();
  const [name, setName] = useState('');
  const texts = (value ?? {}) as Readonly<Record<string, string>>;
  const isFree = name.trim() !== '' && !Object.hasOwn(texts, name.trim());
  const add = () => {
    change(path, { ...texts, [name.trim()]: '' });
    setName('');
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {Object.entries(texts).map(([key, text]) => {
        const problem = problems.get(pathText([...path, key]));
        return (
          <div key={key} className={styles.pair}>
            <span className={styles.pairName}>{key}</span>
            <Input
              aria-label={key}
              value={text}
              disabled={disabled}
              {...(problem && { status: 'error' as const })}
              onChange={({ target }) => change([...path, key], target.value)}
            />
            {!disabled && (
              <Button
                type="text"
                aria-label={t('content.removeNamed', { name: key })}
                icon={<Trash2 size={ICON_PX} aria-hidden="true" />}
                onClick={() => change([...path, key], undefined)}
              />
            )}
            {problem && <p className={styles.problem}>{validationErrorText(problem)}</p>}
          </div>
        );
      })}
      {!disabled && Object.keys(texts).length < field.maximum && (
        <div className={styles.pair}>
          <Input
            aria-label={t('content.newName')}
            placeholder={t('content.newName')}
            value={name}
            maxLength={30}
            onChange={({ target }) => setName(target.value)}
            onPressEnter={() => isFree && add()}
          />
          <Button icon={<Plus size={ICON_PX} aria-hidden="true" />} disabled={!isFree} onClick={add}>
            {t('content.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
