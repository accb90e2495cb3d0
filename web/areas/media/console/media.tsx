import { ImagePlus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { getMedia, queryMedia } from '#contract/media/calls.ts';
import { mediaList } from '#contract/media/media-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
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

const ICON_PX = 16;
const hasFiles = ({ dataTransfer }: DragEvent) => Array.from(dataTransfer.types).includes('Files');

const Library = () => {
  const view = useListPage(page, useLoaderData<typeof loader>());
  const uploads = useAssetUploads(() => void view.refresh());
  const [over, setOver] = useState(false);
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
  return (
    <div
      className={`${styles.place} ${over ? styles.over : ''}`}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
    >
      {over && <p className={styles.drop}>{t('media.upload.drop')}</p>}
      <ListPage
        view={view}
        title="media.title"
        lead={t('media.lead')}
        label="media.list"
        filterLabel="media.filter"
        rowKey="assetId"
        filters={filters}
        tools={
          <FileButton primary multiple icon={<ImagePlus size={ICON_PX} aria-hidden="true" />} onFiles={uploads.add}>
            {t('media.upload.choose')}
          </FileButton>
        }
        note={<AssetUploads {...uploads} />}
        renderRows={(rows) => <AssetGrid view={view} list={rows} />}
        empty={{ none: 'media.none', noneFound: 'media.noneFound' }}
      >
        <AssetDrawer view={view} />
      </ListPage>
    </div>
  );
};

/** The console page of the library of pictures. */
export default () => (
  <AntdPlace>
    <Library />
  </AntdPlace>
);
