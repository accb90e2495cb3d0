import { Button, Form, Input } from 'antd';
import { getEntry, publish, queryEntries, saveDraft } from '#contract/content/calls.ts';
import { messageLinkPattern } from '#contract/messages/message-link.ts';
import type { SearchWords } from '#contract/search/content.ts';
import { makeCall } from '#web/kit/call.ts';
import { useUser } from '#web/kit/session/user.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';
import { type Addition, withAddition, wordsIn } from './added-words.ts';

interface Values {
  word: string;
  alike: string;
  title: string;
  link: string;
  summary: string;
}

const KIND = 'searchWords';
const WORD_MAXIMUM = 20;
const TITLE_MAXIMUM = 60;
const SUMMARY_MAXIMUM = 120;

/**
 * Adds something to the words of the search by the actions of content. It is published at once if the operator may do
 * that and no other draft would be published with it. Returns whether it was published.
 */
const add = async (addition: Addition, mayPublish: boolean): Promise<boolean> => {
  const { list } = await makeCall(queryEntries, { kind: KIND, pageNo: 1, pageSize: 1 }, { showMessage: true });
  const entryId = list[0]?.entryId ?? '';
  const { revision, draftNo, publishedNo, payload } = await makeCall(getEntry, { entryId }, { showMessage: true });
  const isClean = publishedNo !== null && (draftNo === null || draftNo === publishedNo);
  const next = withAddition(payload as unknown as SearchWords, addition);
  const act = { entryId, revision, payload: { ...next } };
  const isPublished = mayPublish && isClean;
  await makeCall(isPublished ? publish : saveDraft, act, { showMessage: true });
  return isPublished;
};

interface AddDialogProps {
  word: string;
  what: Addition['what'] | undefined;
  onClose: () => void;
  onAdded: () => Promise<void>;
}

/** Lets the operator enter the synonyms of a missed word, or choose which page to put first for it. */
export const AddDialog = ({ word, what, onClose, onAdded }: AddDialogProps) => {
  const [form] = Form.useForm<Values>();
  const { busy, runTask } = useSingleTask();
  const mayPublish = useUser()?.permissionCodes.includes('consoleContentPublish') === true;
  const send = ({ word: typed, alike, title, link, summary = '' }: Values) =>
    runTask(async () => {
      const own = typed.trim();
      try {
        const isPublished = await add(
          what === 'promotion'
            ? { what, word: own, title: title.trim(), link: link.trim(), summary: summary.trim() }
            : { what: 'synonym', word: own, alike: wordsIn(alike) },
          mayPublish,
        );
        showNotice(t(isPublished ? 'misses.add.published' : 'misses.add.drafted'), 'success');
      } catch {
        // A notice shows the error, and what was written stays.
        return false;
      }
      onClose();
      await onAdded();
      return true;
    });
  const needed = { required: true, whitespace: true, message: t('misses.add.missing') };
  return (
    <AntdDialog
      open={what !== undefined}
      title={t(what === 'promotion' ? 'misses.add.promotion' : 'misses.add.synonym')}
      onClose={onClose}
      footer={null}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={busy}
        initialValues={{ word: word.slice(0, WORD_MAXIMUM) }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="word" label={t('misses.add.word')} rules={[needed]}>
          <Input maxLength={WORD_MAXIMUM} autoComplete="off" />
        </Form.Item>
        {what === 'promotion' ? (
          <>
            <Form.Item name="title" label={t('misses.add.title')} rules={[needed]}>
              <Input maxLength={TITLE_MAXIMUM} autoComplete="off" />
            </Form.Item>
            <Form.Item
              name="link"
              label={t('misses.add.link')}
              rules={[{ required: true, pattern: messageLinkPattern, message: t('misses.answer.link.missing') }]}
            >
              <Input placeholder={t('misses.answer.link.hint')} autoComplete="off" />
            </Form.Item>
            <Form.Item name="summary" label={t('misses.add.summary')}>
              <Input maxLength={SUMMARY_MAXIMUM} autoComplete="off" />
            </Form.Item>
          </>
        ) : (
          <Form.Item name="alike" label={t('misses.add.alike')} extra={t('misses.add.alikeHint')} rules={[needed]}>
            <Input autoComplete="off" />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" loading={busy}>
          {t(mayPublish ? 'misses.add.publish' : 'misses.add.draft')}
        </Button>
      </Form>
    </AntdDialog>
  );
};
