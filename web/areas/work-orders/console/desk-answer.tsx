import { Button, Popconfirm, Segmented } from 'antd';
import { ChevronDown, ImagePlus } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { OperatorAction } from '#contract/work-orders/actions.ts';
import { actionParts } from '#contract/work-orders/actions.ts';
import type { OpenedDeskOrder } from '#contract/work-orders/console-calls.ts';
import { PICTURES_MAXIMUM, WORDS_MAXIMUM } from '#contract/work-orders/limits.ts';
import { DraftLine } from '#web/kit/draft/draft-line.tsx';
import { t } from '#web/kit/texts.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { overlongText } from '#web/kit/form/text-length.ts';
import { AntdMenu } from '#web/kit/ui/antd/antd-menu.tsx';
import { PictureField } from '#web/kit/ui/pictures/picture-field.tsx';
import { cannedReplies } from './canned-replies.ts';
import styles from './desk-answer.module.css';
import { useAnswerDraft } from '../use-answer-draft.ts';
import { WordsField } from '../words-field.tsx';

const answers = ['reply', 'askForInformation', 'resolve', 'invalidate', 'note'] as const satisfies OperatorAction[];
export type Answer = (typeof answers)[number];

interface DeskAnswerProps {
  order: OpenedDeskOrder;
  /** The operator who writes. */
  operatorId: string;
  /** Returns whether the action succeeded. */
  onAnswer: (deed: { act: Answer; text: string; fileIds: string[] }) => Promise<boolean>;
  formError: string | undefined;
  sending: boolean;
  fieldRef: Ref<HTMLTextAreaElement>;
}

/**
 * The field in which an operator replies, or writes a note for colleagues. It is always visible, and small until
 * something is written. A note has its own draft, so that it never appears in a reply.
 */
export const DeskAnswer = ({ order, operatorId, onAnswer, formError, sending, fieldRef }: DeskAnswerProps) => {
  const { orderId, may } = order;
  const offered = answers.filter((act) => may.includes(act));
  const [chosen, setChosen] = useState<Answer>('reply');
  const act = offered.includes(chosen) ? chosen : (offered[0] ?? 'note');
  // An action of the customer may remove a way to reply. It is not restored automatically, so that the field does not
  // change while the operator writes a note.
  if (act !== chosen) setChosen(act);
  const words = useAnswerDraft({ userId: operatorId, kind: 'workOrders.deskWords', subject: orderId });
  const note = useAnswerDraft({ userId: operatorId, kind: 'workOrders.deskNote', subject: orderId });
  const [uploading, setUploading] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  /** The field for pictures takes room from the conversation, so it comes on demand. */
  const [withPictures, setWithPictures] = useState(false);
  const isNote = act === 'note';
  const typed = isNote ? note : words;
  const { text, fileIds } = typed;
  const setText = (next: string) => {
    setFieldError(undefined);
    typed.set({ text: next });
  };
  const pictures = actionParts[act].pictures;
  const isLarge = isWriting || text !== '' || fileIds.length > 0;

  const send = async () => {
    if (text.trim() === '') return setFieldError(t('workOrders.reply.empty'));
    if (overlongText(text, WORDS_MAXIMUM)) return;
    if (pictures && uploading) return setFieldError(t('workOrders.create.fault.uploading'));
    setFieldError(undefined);
    const sent = { text, fileIds: pictures ? fileIds : [] };
    if (!(await onAnswer({ act, ...sent }))) return;
    typed.takeOut(sent);
    setWriting(false);
    setWithPictures(false);
  };
  const submit = (
    <Button
      type="primary"
      danger={act === 'invalidate'}
      loading={sending}
      onClick={act === 'invalidate' ? undefined : () => void send()}
    >
      {t(`workOrders.desk.submit.${act}`)}
    </Button>
  );
  return (
    <section className={`${styles.answer} ${isNote ? styles.note : ''}`} aria-label={t('workOrders.desk.answer')}>
      <Segmented<Answer>
        aria-label={t('workOrders.desk.answer')}
        value={act}
        onChange={(next) => {
          setFieldError(undefined);
          setChosen(next);
        }}
        options={offered.map((one) => ({ value: one, label: t(`workOrders.desk.answer.${one}`) }))}
      />
      <FormError>{formError}</FormError>
      <WordsField
        label={t(`workOrders.desk.label.${act}`)}
        value={text}
        onChange={setText}
        maximum={WORDS_MAXIMUM}
        rows={isLarge ? 4 : 2}
        onFocus={() => setWriting(true)}
        error={fieldError}
        onSend={act === 'invalidate' ? undefined : () => void send()}
        fieldRef={fieldRef}
        trailing={
          !isNote && (
            <AntdMenu
              items={cannedReplies().map(({ name, title, text: canned }) => ({
                key: name,
                label: title,
                onClick: () => setText(text.trim() === '' ? canned : `${text.trimEnd()}\n${canned}`),
              }))}
            >
              <Button size="small">
                {t('workOrders.desk.canned')}
                <ChevronDown size={14} aria-hidden="true" />
              </Button>
            </AntdMenu>
          )
        }
      />
      {isLarge && <DraftLine {...typed.line} />}
      {pictures && (withPictures || fileIds.length > 0) && (
        <PictureField
          use="workOrder"
          max={PICTURES_MAXIMUM}
          label={t('workOrders.create.pictures.optional')}
          value={fileIds}
          onChange={(next) => typed.set({ fileIds: next })}
          onBusy={setUploading}
        />
      )}
      <div className={styles.foot}>
        {act === 'invalidate' ? (
          <Popconfirm title={t('workOrders.desk.sure.invalidate')} onConfirm={() => void send()}>
            {submit}
          </Popconfirm>
        ) : (
          submit
        )}
        {pictures && !withPictures && fileIds.length === 0 && (
          <Button type="text" icon={<ImagePlus size={16} aria-hidden="true" />} onClick={() => setWithPictures(true)}>
            {t('workOrders.desk.pictures')}
          </Button>
        )}
        <span className={styles.hint}>{t(`workOrders.desk.hint.${act}`)}</span>
      </div>
    </section>
  );
};
