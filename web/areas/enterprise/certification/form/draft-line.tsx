import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react';
import type { SavedDraft } from '#contract/enterprise/calls.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { fieldName } from '../../fault-words.ts';
import { allFields, type FormValues, valuesOf } from '../../form-values.ts';
import styles from './draft-line.module.css';
import type { DraftState } from './use-draft.ts';

const ICON_PX = 16;

interface DraftLineProps {
  state: DraftState;
  /** The values of the form. */
  values: FormValues;
  onTakeTheirs: () => void;
  onKeepOurs: () => void;
}

/** Returns the names of the fields in which another draft differs. */
const differing = (values: FormValues, { draft }: SavedDraft): string => {
  const theirs = valuesOf(draft);
  return allFields
    .filter((field) => values[field] !== theirs[field])
    .map(fieldName)
    .join('、');
};

/** Shows whether the draft is saved, and since when. */
export const DraftLine = ({ state, values, onTakeTheirs, onKeepOurs }: DraftLineProps) => {
  if (state.kind === 'conflict') {
    const names = differing(values, state.theirs);
    return (
      <div className={styles.conflict} role="alert">
        <p className={styles.title}>
          <TriangleAlert size={ICON_PX} aria-hidden="true" />
          {t('enterprise.draft.conflict')}
        </p>
        {state.theirs.savedAt && (
          <p>{t('enterprise.draft.conflictAt', { time: formatMinute(state.theirs.savedAt) })}</p>
        )}
        {names !== '' && <p>{t('enterprise.draft.conflictIn', { names })}</p>}
        <div className={styles.choices}>
          <button type="button" className="button button-plain" onClick={onTakeTheirs}>
            {t('enterprise.draft.takeTheirs')}
          </button>
          <button type="button" className="button button-plain" onClick={onKeepOurs}>
            {t('enterprise.draft.keepOurs')}
          </button>
        </div>
      </div>
    );
  }
  if (state.kind === 'failed')
    return (
      <p className={styles.failed} role="status">
        <CloudOff size={ICON_PX} aria-hidden="true" />
        {t('enterprise.draft.failed', { message: state.message })}
      </p>
    );
  return (
    <p className={styles.line}>
      {state.kind === 'saved' && <CircleCheck size={ICON_PX} aria-hidden="true" />}
      {state.kind === 'saved'
        ? t('enterprise.draft.saved', { time: formatMinute(state.at) })
        : t(`enterprise.draft.${state.kind}`)}
    </p>
  );
};
