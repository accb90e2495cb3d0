import { Button, Checkbox, Form, Input, Popconfirm } from 'antd';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { CHANGED_BY_OTHERS } from '#contract/kit/errors/portal.ts';
import { type AnnouncementText, previewAnnouncement } from '#contract/site/announcement-calls.ts';
import { ANNOUNCEMENT_CONTENT_MAXIMUM, ANNOUNCEMENT_TITLE_MAXIMUM } from '#contract/site/announcements.ts';
import { LazyMarkdown } from '#web/areas/content/public/markdown/lazy-markdown.tsx';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { countUpTo, lengthRule } from '#web/kit/ui/antd/text-limit.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import { Row } from '#web/kit/ui/layout.tsx';
import { announcementList } from '#contract/site/announcement-list.ts';
import { type AnnouncementValues, announcementValuesOf, emptyAnnouncement } from './announcement-values.ts';
import { DraftLine } from '#web/kit/draft/draft-line.tsx';
import { useDraft } from '#web/kit/draft/use-draft.ts';
import { ConflictNote } from '#web/kit/console/conflict-note.tsx';
import { DraftNote } from '#web/kit/console/draft-note.tsx';
import { useLiveAnswer } from '#web/kit/use-live-answer.ts';
import { MinuteField } from '#web/kit/console/minute-field.tsx';
import { useOperatorId } from '#web/kit/console/operator.ts';
import { PreviewNote } from '#web/kit/console/preview-note.tsx';
import { saveAnnouncement } from './save-announcement.ts';
import { isoOfMinute } from '#web/kit/console/shanghai-time.ts';
import columns from '#web/kit/console/two-columns.module.css';

const required = (message: string) => ({ required: true, whitespace: true, message });

interface AnnouncementFormProps {
  /** `undefined` for a new announcement. */
  edited: AnnouncementText | undefined;
  Preview: ComponentType<{ title: string; html: string }>;
}

/** Edits an announcement next to a preview of its dialog. What is typed is kept as a draft. */
export const AnnouncementForm = ({ edited, Preview }: AnnouncementFormProps) => {
  const [form] = Form.useForm<AnnouncementValues>();
  const saved = edited ? announcementValuesOf(edited) : emptyAnnouncement;
  const subject = edited?.announcementId ?? '';
  const draft = useDraft({ userId: useOperatorId(), kind: 'site.announcement', subject }, saved);
  const { values, restored, replaced } = draft;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [saving, setSaving] = useState(false);
  /** The idempotency key. Retries reuse it until the announcement is saved. */
  const intent = useRef('');
  const { answer, isOld, failed } = useLiveAnswer(previewAnnouncement, { content: values.content });
  const isDraft = edited === undefined || edited.state === 'draft';

  useEffect(() => {
    if (replaced > 0) form.setFieldsValue(values);
    // oxlint-disable-next-line react/exhaustive-deps -- The form already holds what is typed after the restore.
  }, [replaced, form]);

  const change = (next: AnnouncementValues) => {
    intent.current = '';
    draft.change(next);
  };
  const begin = (next: AnnouncementValues) => {
    intent.current = '';
    draft.discard(next);
    form.setFieldsValue(next);
  };
  const leadTo = (field: (string | number)[]) => form.scrollToField(field, { focus: true });
  const save = async (how: 'save' | 'publish') => {
    try {
      await form.validateFields();
    } catch (error) {
      leadTo((error as { errorFields: { name: (string | number)[] }[] }).errorFields[0]?.name ?? []);
      return;
    }
    intent.current ||= randomString();
    setSaving(true);
    try {
      await saveAnnouncement({ values, edited, publish: how === 'publish', idempotencyKey: `${intent.current}${how}` });
      draft.discard();
      if (how === 'publish') showNotice(t('announcements.done.publish'), 'success');
      else showNotice(t(isDraft ? 'announcements.savedDraft' : 'announcements.saved'), 'success');
      await navigate(announcementList.path);
    } catch (error) {
      const { code, message, data } = error as CallFailure & Error & { data?: { field?: string } | null };
      if (data?.field === 'endTime') {
        form.setFields([{ name: 'endTime', errors: [t('announcements.endWrong')] }]);
        leadTo(['endTime']);
      } else showNotice(message, 'danger');
      // Loads the current version; the form keeps what was typed.
      if (code === CHANGED_BY_OTHERS) await revalidate();
      setSaving(false);
    }
  };
  return (
    <div className={columns.columns}>
      <div>
        {edited && edited.version !== values.version ? (
          <ConflictNote
            by={edited.updatedBy}
            time={edited.updateTime}
            onLoad={() => begin(saved)}
            onKeep={() => change({ ...values, version: edited.version })}
          />
        ) : (
          <DraftNote shown={restored} onDiscard={() => begin(saved)} />
        )}
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={saved}
          scrollToFirstError={{ focus: true }}
          onValuesChange={(changed: Partial<AnnouncementValues>) => change({ ...values, ...changed })}
        >
          <Form.Item
            name="title"
            label={t('announcements.title')}
            rules={[required(t('announcements.titleMissing')), lengthRule(ANNOUNCEMENT_TITLE_MAXIMUM)]}
          >
            <Input {...countUpTo(ANNOUNCEMENT_TITLE_MAXIMUM)} />
          </Form.Item>
          <Form.Item
            name="content"
            label={t('announcements.content')}
            rules={[required(t('announcements.contentMissing')), lengthRule(ANNOUNCEMENT_CONTENT_MAXIMUM)]}
          >
            <LazyMarkdown dialect="plain" label={t('announcements.content')} maximum={ANNOUNCEMENT_CONTENT_MAXIMUM} />
          </Form.Item>
          <div className={columns.line}>
            <MinuteField
              name="startTime"
              label={t('announcements.startTime')}
              placeholder={t('announcements.onPublish')}
            />
            <MinuteField
              name="endTime"
              label={t('announcements.endTime')}
              placeholder={t('announcements.always')}
              dependencies={['startTime']}
              rules={[
                ({ getFieldValue }) => ({
                  validator: (_rule, minute: string) =>
                    minute !== '' &&
                    Date.parse(isoOfMinute(minute) as string) <=
                      Date.parse(isoOfMinute(getFieldValue('startTime')) ?? '')
                      ? Promise.reject(new Error(t('announcements.endWrong')))
                      : Promise.resolve(),
                }),
              ]}
            />
          </div>
          {!isDraft && (
            <Form.Item name="again" valuePropName="checked">
              <Checkbox>{t('announcements.again')}</Checkbox>
            </Form.Item>
          )}
          <Row>
            {isDraft && (
              <Popconfirm
                title={t('announcements.ask.publish', { title: values.title.trim() })}
                okText={t('announcements.act.publish')}
                onConfirm={() => void save('publish')}
              >
                <Button type="primary" disabled={saving}>
                  {t('announcements.act.publish')}
                </Button>
              </Popconfirm>
            )}
            <Button type={isDraft ? 'default' : 'primary'} disabled={saving} onClick={() => void save('save')}>
              {t(isDraft ? 'announcements.saveDraft' : 'announcements.save')}
            </Button>
          </Row>
          <DraftLine {...draft.line} />
        </Form>
      </div>
      <aside className={columns.preview} aria-label={t('console.preview')}>
        <p className={columns.lead}>{t('announcements.preview')}</p>
        <PreviewNote problem={answer?.problem} isOld={isOld} failed={failed} />
        <div className={`${columns.sheet} ${columns.filled}`}>
          <Preview title={values.title.trim() || t('sendings.previewTitle')} html={answer?.html ?? ''} />
        </div>
      </aside>
    </div>
  );
};
