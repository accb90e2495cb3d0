import { Button, Form, Input, Radio, Select } from 'antd';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import {
  NAMED_NAME_MAXIMUM,
  CONTENT_MAXIMUM,
  LINK_MAXIMUM,
  SENDING_AHEAD_DAYS,
  TITLE_MAXIMUM,
} from '#contract/messages/limits.ts';
import { messageLinkPattern } from '#contract/messages/message-link.ts';
import { countAudience, sendMessage } from '#contract/messages/sending-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { countUpTo, lengthRule } from '#web/kit/ui/antd/text-limit.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import { AudienceCount } from './audience-count.tsx';
import { AudienceFields, focusAudience } from './audience-fields.tsx';
import { audienceOf, type ComposeValues, emptyCompose, namesIn } from './compose-values.ts';
import { DraftLine, excerptOf } from '#web/kit/draft/draft-line.tsx';
import { useDraft } from '#web/kit/draft/use-draft.ts';
import { DraftNote } from '#web/kit/console/draft-note.tsx';
import { useLiveAnswer } from '#web/kit/use-live-answer.ts';
import { MinuteField } from '#web/kit/console/minute-field.tsx';
import { useOperatorId } from '#web/kit/console/operator.ts';
import { SendDialog } from './send-dialog.tsx';
import { isoOfMinute } from '#web/kit/console/shanghai-time.ts';
import styles from '#web/kit/console/two-columns.module.css';

const DAY_MS = 86_400_000;

const kindOptions = () =>
  Object.values(messageKinds).map((value) => ({ value, label: t(`messageCenter.kind.${value}`) }));
const priorityOptions = () =>
  Object.values(priorities).map((value) => ({ value, label: t(`sendings.priority.${value}`) }));

const required = (message: string) => ({ required: true, whitespace: true, message });

/** The fields of the message itself. */
const MessageFields = () => (
  <>
    <div className={styles.line}>
      <Form.Item name="kind" label={t('sendings.kind')}>
        <Select options={kindOptions()} />
      </Form.Item>
      <Form.Item name="priority" label={t('sendings.priority')} extra={t('sendings.priorityHint')}>
        <Radio.Group options={priorityOptions()} />
      </Form.Item>
    </div>
    <Form.Item
      name="title"
      label={t('sendings.title')}
      rules={[required(t('sendings.titleMissing')), lengthRule(TITLE_MAXIMUM)]}
    >
      <Input {...countUpTo(TITLE_MAXIMUM)} />
    </Form.Item>
    <Form.Item
      name="content"
      label={t('sendings.content')}
      rules={[required(t('sendings.contentMissing')), lengthRule(CONTENT_MAXIMUM)]}
    >
      <Input.TextArea autoSize={{ minRows: 6, maxRows: 16 }} {...countUpTo(CONTENT_MAXIMUM)} />
    </Form.Item>
    <Form.Item
      name="link"
      label={t('sendings.link')}
      extra={t('sendings.linkHint')}
      rules={[{ pattern: messageLinkPattern, message: t('sendings.linkWrong') }, lengthRule(LINK_MAXIMUM)]}
    >
      <Input spellCheck={false} autoComplete="off" />
    </Form.Item>
    <MinuteField
      name="startTime"
      label={t('sendings.startTime')}
      placeholder={t('sendings.atOnce')}
      rules={[
        {
          validator: async (_rule, minute: string) => {
            const waits = Date.parse(isoOfMinute(minute) ?? '') - Date.now();
            if (waits > SENDING_AHEAD_DAYS * DAY_MS) throw new Error(t('sendings.late', { days: SENDING_AHEAD_DAYS }));
            if (waits <= 0) throw new Error(t('sendings.past'));
          },
        },
      ]}
    />
  </>
);

interface ComposeFormProps {
  /** The recipient, if the page already knows it. */
  name?: string | undefined;
  Preview: ComponentType<{ values: ComposeValues }>;
  listPath: string;
}

/** Composes and sends a message. What is typed is kept as a draft, and the number of recipients is shown before sending. */
export const ComposeForm = ({ name: asked, Preview, listPath }: ComposeFormProps) => {
  // No account has a longer name; the address may say anything.
  const addressee = asked !== undefined && asked.length <= NAMED_NAME_MAXIMUM ? asked : undefined;
  const [form] = Form.useForm<ComposeValues>();
  const initial: ComposeValues =
    addressee === undefined ? emptyCompose : { ...emptyCompose, to: 'named', names: addressee };
  const draft = useDraft({ userId: useOperatorId(), kind: 'messages.compose', subject: addressee ?? '' }, initial);
  const { values, restored, replaced } = draft;
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  /** The idempotency key. Retries reuse it until the message is sent. */
  const intent = useRef('');
  const audience = audienceOf(values);
  const { answer: counted, isOld, failed, again } = useLiveAnswer(countAudience, audience && { audience });
  const recipients = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (replaced > 0) form.setFieldsValue(values);
    // oxlint-disable-next-line react/exhaustive-deps -- The form already holds what is typed after the restore.
  }, [replaced, form]);

  const change = (next: ComposeValues) => {
    intent.current = '';
    setAsking(false);
    draft.change(next);
  };
  const drop = (names: readonly string[]) => {
    const next = {
      ...values,
      names: namesIn(values.names)
        .filter((name) => !names.includes(name))
        .join('\n'),
    };
    form.setFieldsValue(next);
    change(next);
  };
  const send = async () => {
    if (!audience) return;
    const { kind, priority, title, content, link } = values;
    intent.current ||= randomString();
    setSending(true);
    try {
      const { expected } = await makeCall(
        sendMessage,
        {
          kind,
          priority,
          title: title.trim(),
          content: content.trim(),
          link: link.trim() || null,
          audience,
          startTime: isoOfMinute(values.startTime),
        },
        { idempotencyKey: intent.current, showMessage: true },
      );
      draft.discard();
      const words = values.startTime === '' ? 'sendings.sent' : 'sendings.planned';
      showNotice(t(words, { count: expected, time: values.startTime }), 'success');
      await navigate(listPath);
    } catch {
      // A notice shows the error; the form keeps what was typed.
      setSending(false);
      setAsking(false);
    }
  };
  const isReady = audience !== undefined && counted !== undefined && !isOld && !failed && counted.accounts > 0;
  const isUseless = counted !== undefined && counted.unknown.length + counted.operators.length > 0;
  const isCounting = audience !== undefined && !failed && (isOld || counted === undefined);
  /** Asks before sending, as soon as the recipients are counted, or leads to what is missing among them. */
  const ask = () => {
    setAsking(true);
    if (failed) again();
    else if (!isCounting && !(isReady && !isUseless)) focusAudience(recipients.current);
  };
  return (
    <div className={styles.columns}>
      <div>
        <DraftNote
          shown={restored}
          onDiscard={() => {
            draft.discard();
            form.setFieldsValue(initial);
          }}
        />
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={initial}
          scrollToFirstError={{ focus: true }}
          onValuesChange={(changed: Partial<ComposeValues>) => change({ ...values, ...changed })}
          onFinish={ask}
        >
          <div ref={recipients}>
            <AudienceFields values={values} isAsked={asking} />
            {audience && <AudienceCount counted={counted} isOld={isOld} failed={failed} onDrop={drop} />}
          </div>
          <MessageFields />
          <Button type="primary" htmlType="submit">
            {t('sendings.send')}
          </Button>
          <DraftLine
            {...draft.line}
            describe={({ values: theirs }) => excerptOf(theirs ? theirs.title || theirs.content : '')}
          />
        </Form>
      </div>
      <aside className={styles.preview} aria-label={t('sendings.preview')}>
        <p className={styles.lead}>{t('sendings.previewLead')}</p>
        <div className={styles.sheet}>
          <Preview values={values} />
        </div>
      </aside>
      {counted && (
        <SendDialog
          open={asking && isReady && !isUseless}
          sending={sending}
          count={counted.accounts}
          title={values.title.trim()}
          startTime={values.startTime}
          onSend={() => void send()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
};
