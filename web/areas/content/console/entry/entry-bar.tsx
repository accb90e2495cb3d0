import { Button, Popconfirm } from 'antd';
import { type ReactNode, useState } from 'react';
import type { EntryDetail } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { t } from '#web/kit/texts.ts';
import { AntdMenu } from '#web/kit/ui/antd/antd-menu.tsx';
import { Row } from '#web/kit/ui/layout.tsx';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import type { NewEntry } from '../create/create-dialog.tsx';
import { StateTags } from '../state-tags.tsx';
import type { Actions } from './use-actions.ts';
import type { Editor } from './use-editor.ts';
import styles from './entry.module.css';

const keptTexts = {
  waiting: 'content.keeping',
  keeping: 'content.keeping',
  kept: 'content.kept',
  failed: 'content.keptNot',
  purged: 'content.keptNoMore',
} as const;

interface EntryBarProps {
  entry: EntryDetail;
  kind: ContentKind;
  editor: Editor;
  actions: Actions;
}

const loadCreate = () => import('../create/create-dialog.tsx');
const loadSchedule = () => import('./schedule-dialog.tsx');
const loadAddress = () => import('./address-dialog.tsx');
const loadAskReview = () => import('./ask-review.tsx');

/** The less frequent actions: plans, a copy, another address, and taking the entry away from visitors. */
const More = ({ entry, kind, editor, actions }: EntryBarProps) => {
  const [planning, setPlanning] = useState<'publish' | 'unpublish'>();
  const [isAddressing, setAddressing] = useState(false);
  const [copy, setCopy] = useState<NewEntry>();
  const create = useLazyComponent(loadCreate, copy !== undefined);
  const schedule = useLazyComponent(loadSchedule, planning !== undefined);
  const address = useLazyComponent(loadAddress, isAddressing);
  const isPublished = entry.state === 'published' || entry.state === 'publishedDraft';
  const canUnpublish = entry.mayPublish && isPublished && kind.shape !== 'single';
  const canPlan = entry.mayPublish && (entry.draftNo !== null || editor.isChanged) && !editor.isConflicted;
  const grows = kind.shape !== 'single' && !kind.fixed;
  const items = [
    grows && {
      key: 'copy',
      label: t('content.duplicate'),
      onClick: () => setCopy({ kind, parentId: entry.parentId, copied: editor.payload }),
    },
    grows && entry.mayPublish && { key: 'address', label: t('content.address'), onClick: () => setAddressing(true) },
    canPlan && { key: 'publish', label: t('content.schedule.publish'), onClick: () => setPlanning('publish') },
    canUnpublish && { key: 'later', label: t('content.schedule.unpublish'), onClick: () => setPlanning('unpublish') },
    canUnpublish && {
      key: 'unpublish',
      danger: true,
      label: t('content.unpublish'),
      onClick: () => actions.ask('unpublish'),
    },
    grows &&
      !isPublished && {
        key: 'delete',
        danger: true,
        label: t('content.delete'),
        onClick: () => actions.ask('delete'),
      },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <>
      <AntdMenu items={items}>
        <Button disabled={actions.busy}>{t('content.more')}</Button>
      </AntdMenu>
      {schedule && (
        <schedule.ScheduleDialog
          what={planning}
          at={planning === 'unpublish' ? entry.unpublishAt : entry.publishAt}
          onClose={() => setPlanning(undefined)}
          onChoose={(at) => actions.schedule(planning ?? 'publish', at)}
        />
      )}
      {address && isAddressing && (
        <address.AddressDialog
          slug={entry.slug}
          onClose={() => setAddressing(false)}
          onChange={actions.changeAddress}
        />
      )}
      {create && <create.CreateDialog entry={copy} onClose={() => setCopy(undefined)} />}
    </>
  );
};

/** Publishes, or requests a review. */
const PublishButton = ({ entry, editor, actions }: EntryBarProps) => {
  const [asking, setAsking] = useState(false);
  const hasDraft = entry.draftNo !== null;
  const review = useLazyComponent(loadAskReview, asking);
  if (entry.mayPublish)
    return (
      <Button
        type="primary"
        disabled={
          actions.busy || editor.isConflicted || !(editor.isChanged || hasDraft || entry.state === 'unpublished')
        }
        onClick={() => void actions.publish()}
      >
        {t('content.publish')}
      </Button>
    );
  return (
    <>
      <Button
        type="primary"
        disabled={actions.busy || editor.isConflicted || !(editor.isChanged || hasDraft)}
        onClick={() => setAsking(actions.mayAskReview())}
      >
        {t('content.askReview')}
      </Button>
      {review && <review.AskReview open={asking} onClose={() => setAsking(false)} onAsk={actions.askReview} />}
    </>
  );
};

/** The actions that a phone keeps in view, at the lower edge. */
const Main = ({ children }: { children: ReactNode }) => (
  // A row sets the margins of its items.
  <div>
    <div className={styles.main}>{children}</div>
  </div>
);

/** The state of an entry and what can be done with it. The bar stays in view, on a phone its most important actions. */
export const EntryBar = (props: EntryBarProps) => {
  const { entry, kind, editor, actions } = props;
  return (
    <div className={styles.bar}>
      <div className={styles.status}>
        <StateTags entry={entry} />
        <span role="status">
          {editor.kept !== 'same' && t(keptTexts[editor.kept])}
          {editor.kept === 'same' &&
            actions.autoNo !== undefined &&
            actions.autoNo === entry.draftNo &&
            t('content.autoSaved', { no: actions.autoNo })}
        </span>
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
          <Main>
            <Button type="primary" disabled={actions.busy} onClick={() => void actions.undelete()}>
              {t('content.undelete')}
            </Button>
          </Main>
        ) : (
          <>
            {(editor.isChanged || entry.draftNo !== null) && (
              <Popconfirm
                title={t('content.askDiscard')}
                okText={t('content.discard')}
                onConfirm={() => void actions.discard()}
              >
                <Button disabled={actions.busy}>{t('content.discard')}</Button>
              </Popconfirm>
            )}
            <Main>
              <Button
                disabled={actions.busy || !editor.isChanged || editor.isConflicted}
                onClick={() => void actions.save()}
              >
                {t('content.saveDraft')}
              </Button>
              <PublishButton {...props} />
            </Main>
            <More {...props} />
          </>
        )}
      </Row>
    </div>
  );
};
