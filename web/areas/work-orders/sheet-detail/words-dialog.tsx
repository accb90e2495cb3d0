import { type ComponentProps, useState } from 'react';
import { RATING_TEXT_MAXIMUM, STARS_MAXIMUM, WORDS_MAXIMUM } from '#contract/work-orders/limits.ts';
import { DraftLine } from '#web/kit/draft/draft-line.tsx';
import { useDraft } from '#web/kit/draft/use-draft.ts';
import { overlongText } from '#web/kit/form/text-length.ts';
import { userIdOf } from '#web/kit/session/user-id.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { t } from '#web/kit/texts.ts';
import { textIn } from '../order-draft.ts';
import { StarChoice } from '../star-choice.tsx';
import { WordsField } from '../words-field.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { Deed } from './order-actions.tsx';
import styles from './words-dialog.module.css';

interface Words {
  text: string;
  stars: number;
}

const empty: Words = { text: '', stars: 0 };

const starsIn = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= STARS_MAXIMUM ? (value as number) : 0;
const readWords = (kept: Partial<Record<keyof Words, unknown>>): Words => ({
  text: textIn(kept.text),
  stars: starsIn(kept.stars),
});

interface WordsDialogProps extends Omit<ComponentProps<typeof ActionDialog>, 'onSubmit' | 'children'> {
  act: 'rate' | 'reopen' | 'withdraw';
  orderId: string;
  /** Returns whether the action succeeded. */
  onAct: (deed: Deed) => Promise<boolean>;
}

/** Takes the text of an action, and keeps it as a draft. */
export const WordsDialog = ({ act, orderId, onAct, ...dialog }: WordsDialogProps) => {
  const userId = userIdOf(useAccount().user);
  const draft = useDraft({ userId, kind: 'workOrders.act', subject: `${orderId}.${act}` }, empty, readWords);
  const { text, stars } = draft.values;
  const [error, setError] = useState<string>();
  const rates = act === 'rate';
  const maximum = rates ? RATING_TEXT_MAXIMUM : WORDS_MAXIMUM;
  const submit = async () => {
    if (act === 'reopen' && text.trim() === '') return setError(t('workOrders.reply.empty'));
    if (rates && stars === 0) return setError(t('workOrders.rating.missing'));
    if (overlongText(text, maximum)) return;
    setError(undefined);
    const deed = { act, ...(text.trim() !== '' && { text }), ...(rates && { stars }) };
    if (await onAct(deed)) draft.discard();
  };
  return (
    <ActionDialog {...dialog} onSubmit={() => void submit()}>
      {rates && <StarChoice stars={stars} onChange={(next) => draft.change({ text, stars: next })} />}
      {rates && error !== undefined && (
        <p role="alert" className={styles.fault}>
          {error}
        </p>
      )}
      <WordsField
        label={t(rates ? 'workOrders.rating.label' : `workOrders.${act}.label`)}
        value={text}
        onChange={(next) => draft.change({ text: next, stars })}
        rows={3}
        maximum={maximum}
        error={rates ? undefined : error}
      />
      <DraftLine {...draft.line} />
    </ActionDialog>
  );
};
