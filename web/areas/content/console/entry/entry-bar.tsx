import { Button, Dropdown, Popconfirm } from 'antd';
import { useState } from 'react';
import type { EntryDetail } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { t } from '#web/kit/texts.ts';
import { Row } from '#web/kit/ui/layout.tsx';
import { StateTags } from '../state-tags.tsx';
import { AskReview } from './ask-review.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { Acts } from './use-acts.ts';
import type { Editor } from './use-editor.ts';
import styles from './entry.module.css';

const keptTexts = {
  waiting: 'content.keeping',
  keeping: 'content.keeping',
  kept: 'content.kept',
  failed: 'content.keptNot',
} as const;

interface EntryBarProps {
  entry: EntryDetail;
  kind: ContentKind;
  editor: Editor;
  acts: Acts;
}

/** The plans of an entry, and taking it away from visitors. */
const More = ({ entry, kind, editor, acts }: EntryBarProps) => {
  const [planning, setPlanning] = useState<'publish' | 'unpublish'>();
  const isPublished = entry.state === 'published' || entry.state === 'publishedDraft';
  const canUnpublish = isPublished && kind.shape !== 'single';
  const canPlan = entry.draftNo !== null && !editor.isChanged;
  if (!canPlan && !canUnpublish) return null;
  const items = [
    canPlan && { key: 'publish', label: t('content.schedule.publish'), onClick: () => setPlanning('publish') },
    canUnpublish && { key: 'later', label: t('content.schedule.unpublish'), onClick: () => setPlanning('unpublish') },
    canUnpublish && {
      key: 'unpublish',
      danger: true,
      label: t('content.unpublish'),
      onClick: () => void acts.unpublish(false),
    },
  ].filter((item) => item !== false);
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button disabled={acts.busy}>{t('content.more')}</Button>
      </Dropdown>
      <ScheduleDialog
        what={planning}
        at={planning === 'unpublish' ? entry.unpublishAt : entry.publishAt}
        onClose={() => setPlanning(undefined)}
        onChoose={(at) => acts.schedule(planning ?? 'publish', at)}
      />
    </>
  );
};

/** Publishes, or asks those who may. */
const PublishButton = ({ entry, editor, acts }: EntryBarProps) => {
  const [asking, setAsking] = useState(false);
  const hasDraft = entry.draftNo !== null;
  if (entry.mayPublish)
    return (
      <Button
        type="primary"
        disabled={acts.busy || !(editor.isChanged || hasDraft || entry.state === 'unpublished')}
        onClick={() => void acts.publish()}
      >
        {t('content.publish')}
      </Button>
    );
  return (
    <>
      <Button type="primary" disabled={acts.busy || editor.isChanged || !hasDraft} onClick={() => setAsking(true)}>
        {t('content.askReview')}
      </Button>
      <AskReview open={asking} onClose={() => setAsking(false)} onAsk={acts.askReview} />
    </>
  );
};

/** The state of an entry and what can be done with it. The bar stays in view. */
export const EntryBar = (props: EntryBarProps) => {
  const { entry, kind, editor, acts } = props;
  return (
    <div className={styles.bar}>
      <div className={styles.status}>
        <StateTags entry={entry} />
        <span role="status">{editor.kept !== 'same' && t(keptTexts[editor.kept])}</span>
        {editor.typing.length > 0 && (
          <span>{t('content.alsoTyping', { names: editor.typing.map(({ name }) => name).join('、') })}</span>
        )}
        {entry.state.startsWith('published') && (
          <a href={kind.path(entry.slug)} target="_blank" rel="noreferrer">
            {t('content.see')}
          </a>
        )}
      </div>
      <Row>
        {entry.state === 'deleted' ? (
          <Button type="primary" disabled={acts.busy} onClick={() => void acts.undelete()}>
            {t('content.undelete')}
          </Button>
        ) : (
          <>
            {(editor.isChanged || entry.draftNo !== null) && (
              <Popconfirm
                title={t('content.askDiscard')}
                okText={t('content.discard')}
                onConfirm={() => void acts.discard()}
              >
                <Button disabled={acts.busy}>{t('content.discard')}</Button>
              </Popconfirm>
            )}
            <Button disabled={acts.busy || !editor.isChanged} onClick={() => void acts.save()}>
              {t('content.saveDraft')}
            </Button>
            <PublishButton {...props} />
            {entry.mayPublish && <More {...props} />}
          </>
        )}
      </Row>
    </div>
  );
};
