import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { Link, useBlocker } from 'react-router';
import { entryUrl } from '#contract/content/entry-list.ts';
import { FILE_NAME_MAXIMUM } from '#contract/files/limits.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { editMedia, type getMedia, type UsePlace } from '#contract/media/calls.ts';
import { ALT_MAXIMUM, TAG_MAXIMUM, TAGS_MAXIMUM } from '#contract/media/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { LeaveQuestion } from '#web/kit/ui/antd/leave-question.tsx';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';
import { CopyButton } from '#web/kit/ui/copy/copy-button.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { AssetActions } from './asset-actions.tsx';
import { FocusPicker } from './focus-picker.tsx';
import styles from './asset-detail.module.css';

export type AssetDetail = AnswerOf<typeof getMedia>;

interface Values {
  name: string;
  alt: string;
  tags: readonly string[];
  focusX: number;
  focusY: number;
}

const valuesOf = ({ name, alt, tags, focusX, focusY }: AssetDetail): Values => ({ name, alt, tags, focusX, focusY });
const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);

/** Tags as they are saved: without blanks around them, each once, as many as there may be. */
const cleanTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tag.trim().slice(0, TAG_MAXIMUM).trim()))]
    .filter((tag) => tag !== '')
    .slice(0, TAGS_MAXIMUM);

const M = 1_048_576;
const K = 1024;
const sizeText = (bytes: number) => (bytes >= M ? `${(bytes / M).toFixed(1)} MB` : `${Math.ceil(bytes / K)} KB`);

/** Where an operator changes what uses a picture. */
const urlsOfUses: Readonly<Record<UsePlace, (id: string) => string>> = {
  content: entryUrl,
  announcement: (id) => `/console/announcements?edit=${encodeURIComponent(id)}`,
  agreement: (key) => `/console/agreements?key=${encodeURIComponent(key)}`,
};
const nameOfUse = ({ place, kind }: AssetDetail['usedBy'][number]): string =>
  place === 'content' ? t(`content.kind.${kind}` as TextKey) : t(`media.place.${place}`);

const Facts = ({ asset }: { asset: AssetDetail }) => (
  <>
    <h2 className={styles.title}>{t('media.detail.facts')}</h2>
    <FactList isCompact>
      <Fact name={t('media.detail.type')}>
        {asset.type === 'image/png' ? 'PNG' : 'JPG'}，{t('media.size', { width: asset.width, height: asset.height })}，
        {sizeText(asset.bytes)}
      </Fact>
      <Fact name={t('media.detail.address')}>
        <code className={styles.address}>{asset.address}</code>
        <CopyButton name={t('media.detail.address')} text={asset.address} />
      </Fact>
      <Fact name={t('media.detail.uploaded')}>
        {t('media.detail.by', { name: asset.createdBy, time: formatMinute(asset.createTime) })}
      </Fact>
    </FactList>
    <h2 className={styles.title}>{t('media.detail.usedBy')}</h2>
    {asset.usedBy.length === 0 ? (
      <p className={styles.none}>{t('media.detail.usedBy.none')}</p>
    ) : (
      <ul className={styles.uses}>
        {asset.usedBy.map((use) => (
          <li key={`${use.place} ${use.itemId} ${use.title}`}>
            <Link to={urlsOfUses[use.place](use.itemId)}>{use.title}</Link>
            <span className={styles.kind}>{nameOfUse(use)}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);

/** A picture of the library: what it shows in which ratio, its words, and where it is used. */
export const AssetDetailView = ({ asset, refresh }: { asset: AssetDetail; refresh: () => Promise<void> }) => {
  const id = useId();
  const [values, setValues] = useState(() => valuesOf(asset));
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  const isChanged = !isSame(values, valuesOf(asset));
  const isRemoved = asset.removeTime !== null;
  const hasName = values.name.trim() !== '';
  const unsaved = isChanged && !busy;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        new URLSearchParams(currentLocation.search).get('id') !== new URLSearchParams(nextLocation.search).get('id')),
  );
  const save = async () => {
    setBusy(true);
    try {
      const { assetId, revision } = asset;
      const { name, alt, tags, focusX, focusY } = values;
      const edit = { assetId, revision, name: name.trim(), alt: alt.trim(), tags: [...tags], focusX, focusY };
      await makeCall(editMedia, edit, { showMessage: true });
      showNotice(t('media.detail.saved'), 'success');
      await refresh();
    } catch {
      // A notice shows the error, and what was typed stays.
    }
    setBusy(false);
  };
  return (
    <>
      <LeaveQuestion
        unsaved={unsaved}
        open={blocker.state === 'blocked'}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
      <FocusPicker asset={asset} focus={values} disabled={isRemoved} onChange={set} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label htmlFor={`${id}-name`}>{t('media.detail.name')}</label>
        <Input
          id={`${id}-name`}
          {...countUpTo(FILE_NAME_MAXIMUM)}
          value={values.name}
          disabled={isRemoved}
          aria-invalid={!hasName || undefined}
          aria-describedby={hasName ? undefined : `${id}-no-name`}
          {...(!hasName && { status: 'error' as const })}
          onChange={({ target }) => set({ name: target.value })}
        />
        {!hasName && (
          <p id={`${id}-no-name`} className={styles.problem}>
            {t('media.empty.name')}
          </p>
        )}
        <label htmlFor={`${id}-alt`}>{t('media.detail.alt')}</label>
        <Input
          id={`${id}-alt`}
          {...countUpTo(ALT_MAXIMUM)}
          value={values.alt}
          disabled={isRemoved}
          aria-describedby={`${id}-alt-hint`}
          onChange={({ target }) => set({ alt: target.value })}
        />
        <p id={`${id}-alt-hint`} className={styles.hint}>
          {t('media.detail.alt.hint')}
        </p>
        <label htmlFor={`${id}-tags`}>{t('media.detail.tags')}</label>
        <Select
          id={`${id}-tags`}
          mode="tags"
          className={styles.tags ?? ''}
          open={false}
          suffixIcon={null}
          value={values.tags as string[]}
          disabled={isRemoved}
          tokenSeparators={[',', '，', '、']}
          aria-describedby={`${id}-tags-hint`}
          onChange={(tags: string[]) => set({ tags: cleanTags(tags) })}
        />
        <p id={`${id}-tags-hint`} className={styles.hint}>
          {t('media.detail.tags.hint', { most: TAGS_MAXIMUM })}
        </p>
        {!isRemoved && (
          <div className={styles.save}>
            <Button
              type="primary"
              htmlType="submit"
              loading={busy}
              disabled={
                !isChanged ||
                !hasName ||
                values.name.trim().length > FILE_NAME_MAXIMUM ||
                values.alt.length > ALT_MAXIMUM
              }
            >
              {t('media.detail.save')}
            </Button>
            {isChanged && <span className={styles.unsaved}>{t('media.detail.unsaved')}</span>}
          </div>
        )}
      </form>
      <Facts asset={asset} />
      <AssetActions asset={asset} disabled={isChanged} refresh={refresh} />
    </>
  );
};
