import { useId, useState } from 'react';
import { KEY_NAME_MAXIMUM } from '#contract/api/applications/limits.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { keyUses } from '#contract/kit/key-uses.ts';
import { ChoiceField } from '#web/kit/form/choice-field.tsx';
import fieldStyles from '#web/kit/form/field.module.css';
import { Field } from '#web/kit/form/field.tsx';
import { t } from '#web/kit/texts.ts';
import { AbilityChoice } from './ability-choice.tsx';
import type { DraftErrors, KeyDraft } from './key-draft.ts';
import styles from './key-fields.module.css';
import { Words } from './words.tsx';

interface KeyFieldsProps {
  draft: KeyDraft;
  errors: DraftErrors;
  /** Names of the abilities that were chosen before. */
  known: readonly { abilityNo: number; abilityName: string }[];
  onChange: (change: Partial<KeyDraft>) => void;
}

/** The uses of an application key. */
const UseField = ({ draft: { uses }, errors, onChange }: Omit<KeyFieldsProps, 'known'>) => {
  const id = useId();
  return (
    <fieldset className={styles.uses} aria-describedby={errors.uses && `${id}-fault`}>
      <legend className={fieldStyles.label}>{t('applications.key.uses')}</legend>
      <div className={styles.checks}>
        {keyUses.map((use) => (
          <label key={use} className={styles.check}>
            <input
              type="checkbox"
              checked={uses.includes(use)}
              aria-invalid={errors.uses ? true : undefined}
              onChange={({ target }) =>
                onChange({ uses: target.checked ? [...uses, use] : uses.filter((one) => one !== use) })
              }
            />
            {t(`applications.key.use.${use}`)}
          </label>
        ))}
      </div>
      <p id={`${id}-fault`} className={fieldStyles.fault}>
        {errors.uses}
      </p>
    </fieldset>
  );
};

/** The fields of a key except its kind, which never changes. */
export const KeyFields = ({ draft, errors, known, onChange }: KeyFieldsProps) => {
  const [today] = useState(() => dayOf(new Date()));
  return (
    <>
      <Field
        name="name"
        label={t('applications.key.name')}
        hint={t('applications.key.name.hint')}
        value={draft.name}
        maxLength={KEY_NAME_MAXIMUM}
        autoComplete="off"
        error={errors.name || undefined}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <UseField draft={draft} errors={errors} onChange={onChange} />
      <ChoiceField
        label={t('applications.key.abilities')}
        options={[
          { value: 0, label: t('applications.key.abilities.all') },
          { value: 1, label: t('applications.key.abilities.chosen') },
        ]}
        value={draft.isChosen ? 1 : 0}
        onChange={(value) => onChange({ isChosen: value === 1 })}
      />
      {draft.isChosen && (
        <AbilityChoice
          known={known}
          chosen={draft.abilityNos}
          onChange={(abilityNos) => onChange({ abilityNos })}
          error={errors.abilityNos}
        />
      )}
      <Words
        label={t('applications.key.networks')}
        hint={t('applications.key.networks.hint')}
        value={draft.networks}
        onChange={(networks) => onChange({ networks })}
        error={errors.networks}
      />
      <div className={styles.pair}>
        <Field
          name="expiresOn"
          type="date"
          label={t('applications.key.expires')}
          hint={t('applications.key.expires.hint')}
          min={today}
          value={draft.expiresOn}
          error={errors.expiresOn}
          onChange={({ target }) => onChange({ expiresOn: target.value })}
        />
        <Field
          name="dayLimit"
          inputMode="numeric"
          label={t('applications.key.limit')}
          hint={t('applications.key.limit.hint')}
          value={draft.dayLimit}
          autoComplete="off"
          error={errors.dayLimit}
          onChange={({ target }) => onChange({ dayLimit: target.value })}
        />
      </div>
    </>
  );
};
