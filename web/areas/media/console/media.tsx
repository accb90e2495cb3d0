import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { getMedia, queryMedia } from '#contract/media/calls.ts';
import { mediaList } from '#contract/media/media-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { KeysButton } from '#web/kit/console/keys-button.tsx';
import { useRowKeys } from '#web/kit/console/row-keys.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { changing } from '#web/kit/list/changing.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import { FilterBar, type FilterViews } from '#web/kit/list/filter-bar.tsx';
import { FreshnessNote } from '#web/kit/list/freshness-note.tsx';
import { usePageKeys } from '#web/kit/list/page-keys.ts';
import { Pages } from '#web/kit/list/pages.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { KeysHelp } from '#web/kit/ui/antd/keys-help.tsx';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { FileButton } from '../public/file-button.tsx';
import { AssetDrawer } from './asset-drawer.tsx';
import { AssetGrid } from './asset-grid.tsx';
import styles from './media.module.css';
import { AssetUploads } from './asset-uploads.tsx';
import { useAssetUploads } from './use-asset-uploads.ts';

const page = defineListPage({
  list: mediaList,
  call: queryMedia,
  detail: { call: getMedia, request: (assetId) => ({ assetId }) },
  permission: 'consoleContent',
});

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const { handle } = page;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('media.title') });
export const ErrorBoundary = WorkFailure;

const filters: FilterViews<typeof mediaList> = {
  keyword: { label: 'media.keyword' },
  use: { label: 'media.use', all: 'media.use.all', text: (use) => t(`media.use.${use}`) },
  undescribed: { label: 'media.undescribed' },
  removed: { label: 'media.removed' },
};

const keys = [
  ['/', 'layers.key.search'],
  ['j', 'layers.key.next'],
  ['k', 'layers.key.previous'],
  ['Enter', 'layers.key.open'],
  ['Esc', 'layers.key.close'],
  ['?', 'layers.key.help'],
  ['Ctrl K', 'layers.palette.open'],
] as const;

const ICON_PX = 16;
const hasFiles = ({ dataTransfer }: DragEvent) => Array.from(dataTransfer.types).includes('Files');

const Library = () => {
  const view = useListPage(page, useLoaderData<typeof loader>());
  const { list, query, found, freshness, goOn, open, refresh } = view;
  const uploads = useAssetUploads(() => void refresh());
  const box = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const [helping, setHelping] = useState(false);
  useRowKeys({ search: box, ids: found.list.map(({ assetId }) => assetId), open: query.id, onOpen: open });
  usePageKeys({ '?': () => setHelping(true) });
  const onDrag = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave' || event.currentTarget.contains(event.relatedTarget as Node | null));
  };
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    uploads.add(Array.from(event.dataTransfer.files));
  };
  const narrowed = list.isNarrowed(query);
  return (
    <div
      className={`${styles.place} ${over ? styles.over : ''}`}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
    >
      {over && <p className={styles.drop}>{t('media.upload.drop')}</p>}
      <WorkSection
        first
        title={t('media.title')}
        lead={
          <>
            {t('media.lead')} <KeysButton onClick={() => setHelping(true)} />
          </>
        }
      >
        <FilterBar
          list={list}
          filters={filters}
          label="media.filter"
          box={box}
          tools={
            <FileButton primary multiple icon={<ImagePlus size={ICON_PX} aria-hidden="true" />} onFiles={uploads.add}>
              {t('media.upload.choose')}
            </FileButton>
          }
        />
        <AssetUploads {...uploads} />
        <FreshnessNote freshness={freshness} goOn={goOn} />
        {found.list.length > 0 ? (
          <>
            <p className={styles.total}>{t('layers.total', { total: found.total })}</p>
            <AssetGrid view={view} list={found.list} />
          </>
        ) : (
          <EmptyState searched={narrowed} title={t(narrowed ? 'media.noneFound' : 'media.none')}>
            {narrowed && (
              <AheadLink
                to={(pending) => list.urlOf(list.cleared(pending ? list.read(pending) : query))}
                className="button button-plain"
              >
                {t('layers.clear')}
              </AheadLink>
            )}
          </EmptyState>
        )}
        <Pages
          pageNo={query.pageNo}
          pages={Math.ceil(found.total / list.parameters.pageNo.size)}
          urlOf={(pageNo, pending) => changing(list, query, { pageNo, id: undefined })(pending)}
        />
      </WorkSection>
      <AssetDrawer view={view} />
      <KeysHelp keys={keys} open={helping} onClose={() => setHelping(false)} />
    </div>
  );
};

/** The console page of the library of pictures. */
export default () => (
  <AntdPlace>
    <Library />
  </AntdPlace>
);
