import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { updateAgreement } from '#contract/agreements/calls.ts';
import {
  AGREEMENT_CONTENT_MAXIMUM,
  AGREEMENT_SUMMARY_MAXIMUM,
  AGREEMENT_TITLE_MAXIMUM,
  AGREEMENT_VERSION_MAXIMUM,
} from '#contract/agreements/limits.ts';
import { type AgreementHistory, previewAgreement } from '#contract/agreements/managing-calls.ts';
import { CHANGED_BY_OTHERS } from '#contract/kit/errors/portal.ts';
import { LazyMarkdown } from '#web/areas/content/public/markdown/lazy-markdown.tsx';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { countUpTo, lengthRule } from '#web/kit/ui/antd/text-limit.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { AgreementPreview, type AgreementViews } from './agreement-preview.tsx';
import { versionsUrl } from '#contract/agreements/agreement-list.ts';
import { DraftLine } from '#web/kit/draft/draft-line.tsx';
import { useDraft } from '#web/kit/draft/use-draft.ts';
import { ConflictNote } from '#web/kit/console/conflict-note.tsx';
import { DraftNote } from '#web/kit/console/draft-note.tsx';
import { useLiveAnswer } from '#web/kit/use-live-answer.ts';
import { nextVersion } from './next-version.ts';
import { useOperatorId } from '#web/kit/console/operator.ts';
import { PublishDialog } from './publish-dialog.tsx';
import styles from '#web/kit/console/two-columns.module.css';

interface AgreementValues {
  version: string;
  title: string;
  summary: string;
  /** Markdown. */
  content: string;
  /** The version on which the new one is based. */
  replaces: string;
}

const valuesOf = ({ version, title, content }: AgreementHistory): AgreementValues => ({
  version: nextVersion(version),
  title,
  summary: '',
  content,
  replaces: version,
});

/** Returns the error message for the field that the server rejected. */
const takenWords = (field: string | undefined, { version }: AgreementValues) => {
  if (field === 'version') return { name: 'version', words: t('managedAgreements.versionTaken', { version }) } as const;
  if (field === 'title') return { name: 'title', words: t('managedAgreements.titleTaken') } as const;
  if (field === 'content') return { name: 'content', words: t('managedAgreements.contentSame') } as const;
  return undefined;
};

/** A form for a new version of an agreement, based on the current one. The input is kept as a draft. */
export const AgreementForm = ({ agreement, ...views }: { agreement: AgreementHistory } & AgreementViews) => {
  const { key, useRequired, asked } = agreement;
  const [form] = Form.useForm<AgreementValues>();
  const saved = valuesOf(agreement);
  const draft = useDraft({ userId: useOperatorId(), kind: 'agreements.version', subject: key }, saved);
  const { values, restored, replaced } = draft;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [publishing, setPublishing] = useState(false);
  const { answer, isOld, failed } = useLiveAnswer(previewAgreement, { key, content: values.content });

  useEffect(() => {
    if (replaced > 0) form.setFieldsValue(values);
    // oxlint-disable-next-line react/exhaustive-deps -- Later input is in the form already.
  }, [replaced, form]);

  const begin = (next: AgreementValues) => {
    draft.discard(next);
    form.setFieldsValue(next);
  };
  const publish = async () => {
    const { version, content, replaces } = values;
    const title = values.title.trim();
    setPublishing(true);
    try {
      await makeCall(updateAgreement, { key, version, title, content, summary: values.summary.trim(), replaces });
      draft.discard();
      showNotice(t('managedAgreements.published', { title, version }), 'success');
      await navigate(versionsUrl(key));
    } catch (error) {
      const { code, message, data } = error as CallFailure & Error & { data?: { field?: string } | null };
      const taken = takenWords(data?.field, values);
      if (taken) form.setFields([{ name: taken.name, errors: [taken.words] }]);
      showNotice(taken?.words ?? message, 'danger');
      setPublishing(false);
      setAsking(false);
      // Loads the current version next to the input.
      if (code === CHANGED_BY_OTHERS) await revalidate();
    }
  };
  const [latest] = agreement.versions;
  return (
    <div className={styles.columns}>
      <div>
        {agreement.version !== values.replaces && latest ? (
          <ConflictNote
            by={latest.publishedBy}
            time={latest.updateTime}
            onLoad={() => begin(saved)}
            onKeep={() => {
              const next = { ...values, replaces: agreement.version, version: nextVersion(agreement.version) };
              form.setFieldsValue(next);
              draft.change(next);
            }}
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
          onValuesChange={(changed: Partial<AgreementValues>) => draft.change({ ...values, ...changed })}
          onFinish={() => setAsking(true)}
        >
          <div className={styles.line}>
            <Form.Item
              name="version"
              label={t('managedAgreements.newVersion')}
              extra={t('managedAgreements.versionHint', { version: agreement.version })}
              rules={[
                {
                  required: true,
                  pattern: /^[0-9A-Za-z][0-9A-Za-z.-]*$/,
                  message: t('managedAgreements.versionMissing'),
                },
                lengthRule(AGREEMENT_VERSION_MAXIMUM),
                {
                  validator: (_rule, version: string) =>
                    agreement.versions.some((known) => known.version === version)
                      ? Promise.reject(new Error(t('managedAgreements.versionTaken', { version })))
                      : Promise.resolve(),
                },
              ]}
            >
              <Input autoComplete="off" />
            </Form.Item>
            <Form.Item
              name="title"
              label={t('managedAgreements.newTitle')}
              rules={[
                { required: true, pattern: /^[^<>]*[^<>\s][^<>]*$/, message: t('managedAgreements.titleMissing') },
                lengthRule(AGREEMENT_TITLE_MAXIMUM),
              ]}
            >
              <Input {...countUpTo(AGREEMENT_TITLE_MAXIMUM)} />
            </Form.Item>
          </div>
          <Form.Item
            name="summary"
            label={t('managedAgreements.summary')}
            extra={t('managedAgreements.summaryHint')}
            rules={[
              { required: true, pattern: /^[^<>]*[^<>\s][^<>]*$/, message: t('managedAgreements.summaryMissing') },
              lengthRule(AGREEMENT_SUMMARY_MAXIMUM),
            ]}
          >
            <Input {...countUpTo(AGREEMENT_SUMMARY_MAXIMUM)} />
          </Form.Item>
          <Form.Item
            name="content"
            label={t('managedAgreements.content')}
            rules={[
              { required: true, whitespace: true, message: t('managedAgreements.contentMissing') },
              lengthRule(AGREEMENT_CONTENT_MAXIMUM),
              {
                validator: (_rule, content: string) =>
                  content.trim() === agreement.content.trim()
                    ? Promise.reject(new Error(t('managedAgreements.contentSame')))
                    : Promise.resolve(),
                validateTrigger: 'onSubmit',
              },
            ]}
          >
            <LazyMarkdown dialect="plain" label={t('managedAgreements.content')} maximum={AGREEMENT_CONTENT_MAXIMUM} />
          </Form.Item>
          <Button type="primary" htmlType="submit" disabled={isOld || failed || (answer?.problem ?? null) !== null}>
            {t('managedAgreements.publish')}
          </Button>
          <DraftLine {...draft.line} />
        </Form>
      </div>
      <AgreementPreview {...views} {...{ isOld, failed }} previewed={answer} version={agreement.version} />
      <PublishDialog
        open={asking}
        publishing={publishing}
        title={values.title.trim()}
        version={values.version}
        content={values.content}
        useRequired={useRequired}
        asked={asked}
        onPublish={() => void publish()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
};
