import { Button, Form, Input, Popconfirm } from 'antd';
import { useState } from 'react';
import { answerWish, type OpenedMiss } from '#contract/search/console-calls.ts';
import { ANSWER_MAXIMUM } from '#contract/search/limits.ts';
import { messageLinkPattern } from '#contract/messages/message-link.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { countUpTo, lengthRule } from '#web/kit/ui/antd/text-limit.ts';
import { Row } from '#web/kit/ui/layout.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';
import styles from './misses.module.css';

interface Values {
  text: string;
  link: string;
}

interface WishAnswerProps {
  miss: OpenedMiss;
  refresh: () => Promise<void>;
}

/** Sends an answer to visitors who wait for a message, or closes the word without one. */
export const WishAnswer = ({ miss, refresh }: WishAnswerProps) => {
  const { missId, revision, waiting } = miss;
  const [form] = Form.useForm<Values>();
  const [asking, setAsking] = useState(false);
  const { busy, runTask } = useSingleTask();
  // Each intent has its own key, even if it is sent again after a failure.
  const [keys] = useState(() => ({ answer: randomString(), close: randomString() }));

  const send = (answer: Values | null) =>
    runTask(async () => {
      try {
        const idempotencyKey = answer ? keys.answer + revision : keys.close + revision;
        const { told } = await makeCall(
          answerWish,
          { missId, revision, answer },
          { idempotencyKey, showMessage: true },
        );
        showNotice(answer ? t('misses.answer.sent', { told }) : t('misses.close.done'), 'success');
      } catch {
        // A notice shows the error, and the text stays.
        return false;
      }
      await refresh();
      return true;
    });
  const ask = async () => {
    try {
      await form.validateFields();
      if (waiting > 0) setAsking(true);
      else void send(form.getFieldsValue());
    } catch {
      // The fields show what is wrong.
    }
  };
  return (
    <section>
      <h2 className={styles.heading}>{t('misses.answer')}</h2>
      <p className={styles.lead}>{waiting > 0 ? t('misses.answer.lead', { waiting }) : t('misses.answer.nobody')}</p>
      <Form<Values> form={form} layout="vertical" requiredMark={false} disabled={busy} onFinish={() => void ask()}>
        <Form.Item
          name="text"
          label={t('misses.answer.text')}
          rules={[
            { required: true, whitespace: true, message: t('misses.answer.text.missing') },
            lengthRule(ANSWER_MAXIMUM),
          ]}
        >
          <Input.TextArea rows={3} {...countUpTo(ANSWER_MAXIMUM)} />
        </Form.Item>
        <Form.Item
          name="link"
          label={t('misses.answer.link')}
          rules={[{ required: true, pattern: messageLinkPattern, message: t('misses.answer.link.missing') }]}
        >
          <Input placeholder={t('misses.answer.link.hint')} autoComplete="off" />
        </Form.Item>
        <Row>
          <Popconfirm
            open={asking}
            title={t('misses.answer.ask', { waiting })}
            okText={t('misses.answer.send')}
            onConfirm={() => {
              setAsking(false);
              void send(form.getFieldsValue());
            }}
            onOpenChange={(open) => open || setAsking(false)}
          >
            <Button type="primary" htmlType="submit" loading={busy}>
              {t('misses.answer.send')}
            </Button>
          </Popconfirm>
          {miss.state === 'open' && (
            <Popconfirm title={t('misses.close.ask')} okText={t('misses.close')} onConfirm={() => void send(null)}>
              <Button disabled={busy}>{t('misses.close')}</Button>
            </Popconfirm>
          )}
        </Row>
      </Form>
    </section>
  );
};
