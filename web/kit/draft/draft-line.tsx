import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react';
import { t } from '../texts.ts';
import { formatMinute } from '../ui/dates.ts';
import styles from './draft-line.module.css';
import type { DraftState, ServerDraft } from './draft-values.ts';

const ICON_PX = 16;

interface DraftLineProps<Values> {
  state: DraftState<Values>;
  onTakeTheirs: () => void;
  onKeepOurs: () => void;
  /** Returns a sentence about what another draft holds, for the choice between the two. */
  describe?: (theirs: ServerDraft<Values>) => string | undefined;
  /** Shown while nothing is typed. */
  hint?: string;
}

/** Shows near a form whether its draft is saved, and lets the user choose between two drafts. */
export const DraftLine = <Values,>({ state, onTakeTheirs, onKeepOurs, describe, hint }: DraftLineProps<Values>) => {
  if (state.kind === 'conflict') {
    const { theirs } = state;
    const description = describe?.(theirs);
    return (
      <div className={styles.conflict} role="alert">
        <p className={styles.title}>
          <TriangleAlert size={ICON_PX} aria-hidden="true" />
          {t('layers.draft.conflict')}
        </p>
        {theirs.savedAt && <p>{t('layers.draft.conflictAt', { time: formatMinute(theirs.savedAt) })}</p>}
        {description !== undefined && <p className={styles.description}>{description}</p>}
        <div className={styles.choices}>
          <button type="button" className="button button-plain" onClick={onTakeTheirs}>
            {t('layers.draft.takeTheirs')}
          </button>
          <button type="button" className="button button-plain" onClick={onKeepOurs}>
            {t('layers.draft.keepOurs')}
          </button>
        </div>
      </div>
    );
  }
  if (state.kind === 'failed')
    return (
      <p className={styles.failed} role="status">
        <CloudOff size={ICON_PX} aria-hidden="true" />
        {t(state.retries ? 'layers.draft.failed' : 'layers.draft.refused', { message: state.message })}
      </p>
    );
  return (
    <p className={styles.line}>
      {state.kind === 'saved' && <CircleCheck size={ICON_PX} aria-hidden="true" />}
      {state.kind === 'none' && hint}
      {state.kind === 'saved' && t('layers.draft.saved', { time: formatMinute(state.at) })}
      {state.kind === 'waiting' && t('layers.draft.waiting')}
      {state.kind === 'saving' && t('layers.draft.saving')}
    </p>
  );
};

const EXCERPT_LENGTH = 60;

/** Returns a sentence that quotes the beginning of a text of another draft. */
export const excerptOf = (text: string): string | undefined => {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words === '') return undefined;
  const cut = words.length > EXCERPT_LENGTH ? `${words.slice(0, EXCERPT_LENGTH)}…` : words;
  return t('layers.draft.excerpt', { text: cut });
};
