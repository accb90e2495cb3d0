import { Button, Popconfirm, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type EntryDetail, getVersion, queryVersions, type VersionHead } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { VERSION_PAGE_SIZE } from '#contract/kit/content/limits.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { makeCall } from '#web/kit/call.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { AntdDrawer } from '#web/kit/ui/antd/antd-drawer.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Row } from '#web/kit/ui/layout.tsx';
import { DifferenceList } from './difference-list.tsx';
import { groupsOf, type VersionGroup } from './keeping/version-groups.ts';
import { PurgeDialog } from './purge-dialog.tsx';
import styles from './entry.module.css';

/** The number that means the payload in the editor. Versions are numbered from 1. */
const NOW = 0;

interface Compared {
  no: number;
  payload: Payload;
  /** The version on the other side, or NOW. */
  other: number;
  otherPayload: Payload;
}

interface VersionsProps {
  entry: EntryDetail;
  kind: ContentKind;
  /** The content as it is being edited, and whether some of it is not saved. */
  payload: Payload;
  isChanged: boolean;
  onPreview: (no: number) => void;
  onRestore: (no: number) => void;
  onPurge: (no: number, reason: string) => Promise<boolean>;
  disabled: boolean;
}

/** Offers the automatic drafts before one, which are folded. */
const FoldedNote = ({
  group,
  isFolded,
  onUnfold,
}: {
  group: VersionGroup | undefined;
  isFolded: boolean;
  onUnfold: () => void;
}) =>
  isFolded &&
  group !== undefined &&
  group.folded.length > 0 && (
    <Button type="link" size="small" className={styles.unfold ?? ''} onClick={onUnfold}>
      {t('content.autoFolded', { count: group.folded.length })}
    </Button>
  );

/** The history of an entry, newest first. A version can be compared with any other, and restored as a draft. */
export const Versions = ({
  entry,
  kind,
  payload,
  isChanged,
  onPreview,
  onRestore,
  onPurge,
  disabled,
}: VersionsProps) => {
  const { entryId, revision, publishedNo, draftNo } = entry;
  const [versions, setVersions] = useState<readonly VersionHead[]>([]);
  const [hasMore, setHasMore] = useState(false);
  const [failed, setFailed] = useState(false);
  const [compared, setCompared] = useState<Compared>();
  const [purging, setPurging] = useState<number>();
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const groups = groupsOf(versions, [publishedNo, draftNo]);
  const { revalidate } = useRevalidator();

  const load = async (before?: number) => {
    try {
      const { list } = await makeCall(queryVersions, { entryId, ...(before !== undefined && { belowNo: before }) });
      setVersions((known) => (before === undefined ? list : [...known, ...list]));
      setHasMore(list.length === VERSION_PAGE_SIZE);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  // oxlint-disable-next-line react/exhaustive-deps -- Loads again when the entry has another revision.
  useEffect(() => void load(), [entryId, revision]);

  const payloadOf = async (no: number): Promise<Payload | undefined> =>
    (await makeCall(getVersion, { entryId, no }, { showMessage: true }).catch(() => undefined))?.payload;
  const compare = async (head: VersionHead) => {
    const found = await payloadOf(head.no);
    if (found) setCompared({ no: head.no, payload: found, other: NOW, otherPayload: payload });
  };
  const compareWith = async (other: number) => {
    const found = other === NOW ? payload : await payloadOf(other);
    if (found) setCompared((before) => before && { ...before, other, otherPayload: found });
  };
  const askPurge = (no: number) => {
    setPurging(no);
    // The operators who are typing now.
    void revalidate();
  };
  const titleOf = (no: number) => (no === NOW ? t('content.now') : t('content.version', { no }));
  return (
    <div>
      {failed && (
        <p className={styles.wrong}>
          {t('content.versionsFailed')} <Button onClick={() => void load()}>{t('content.again')}</Button>
        </p>
      )}
      <ol className={styles.versions}>
        {groups
          .flatMap((group) => (unfolded.has(group.head.no) ? [group.head, ...group.folded] : [group.head]))
          .map((version) => (
            <li key={version.no} className={styles.version}>
              <div className={styles.versionHead}>
                <b>{titleOf(version.no)}</b>
                {version.no === publishedNo && entry.state.startsWith('published') && (
                  <span className={styles.mark}>{t('content.state.published')}</span>
                )}
                {version.no === draftNo && <span className={styles.mark}>{t('content.state.draft')}</span>}
              </div>
              <div className={styles.less}>
                {t(`content.reason.${version.reason}` as TextKey, { no: version.note })} ·{' '}
                {version.author ?? t('content.byDefault')} ·{' '}
                <time dateTime={version.at}>{formatMinute(version.at)}</time>
              </div>
              <FoldedNote
                group={groups.find(({ head }) => head === version)}
                isFolded={!unfolded.has(version.no)}
                onUnfold={() => setUnfolded((before) => new Set([...before, version.no]))}
              />
              {version.reason !== 'restore' && version.note !== '' && <div>{version.note}</div>}
              {version.purged ? (
                <div className={styles.less}>{t('content.purged')}</div>
              ) : (
                <Row>
                  <Button size="small" onClick={() => onPreview(version.no)}>
                    {t('content.pane.preview')}
                  </Button>
                  <Button size="small" onClick={() => void compare(version)}>
                    {t('content.compare')}
                  </Button>
                  {version.no !== entry.no && (
                    <Popconfirm
                      title={t('content.askRestore', { no: version.no })}
                      description={isChanged && t('content.askRestoreTyped')}
                      okText={t('content.restore')}
                      onConfirm={() => onRestore(version.no)}
                    >
                      <Button size="small" disabled={disabled}>
                        {t('content.restore')}
                      </Button>
                    </Popconfirm>
                  )}
                  {entry.mayPurge && !(version.no === publishedNo && entry.state.startsWith('published')) && (
                    <Button size="small" danger disabled={disabled} onClick={() => askPurge(version.no)}>
                      {t('content.purge')}
                    </Button>
                  )}
                </Row>
              )}
            </li>
          ))}
      </ol>
      {hasMore && <Button onClick={() => void load(versions.at(-1)?.no)}>{t('content.earlier')}</Button>}
      <PurgeDialog
        no={purging}
        unsaved={entry.unsaved.map(({ name }) => name)}
        onClose={() => setPurging(undefined)}
        onPurge={onPurge}
      />
      <AntdDrawer
        open={compared !== undefined}
        title={compared && t('content.comparison', { no: compared.no })}
        onClose={() => setCompared(undefined)}
      >
        {compared && (
          <>
            <Select
              aria-label={t('content.compareWith')}
              className={styles.other ?? ''}
              value={compared.other}
              options={[
                { value: NOW, label: titleOf(NOW) },
                ...versions
                  .filter(({ no, purged }) => no !== compared.no && !purged)
                  .map(({ no }) => ({ value: no, label: titleOf(no) })),
              ]}
              onChange={(no: number) => void compareWith(no)}
            />
            <DifferenceList
              kind={kind.name}
              fields={kind.fields}
              before={compared.payload}
              after={compared.otherPayload}
              titles={[titleOf(compared.no), titleOf(compared.other)]}
            />
          </>
        )}
      </AntdDrawer>
    </div>
  );
};
