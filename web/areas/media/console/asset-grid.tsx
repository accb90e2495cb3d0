import { Tag } from 'antd';
import type { ListedAsset } from '#contract/media/calls.ts';
import type { mediaList } from '#contract/media/media-list.ts';
import { RowLink } from '#web/kit/list/list-page.tsx';
import { t } from '#web/kit/texts.ts';
import { Thumbnail } from '../public/thumbnail.tsx';
import styles from './asset-grid.module.css';

type View = Parameters<typeof RowLink<typeof mediaList>>[0]['view'];

/** The facts about a picture that an operator needs at a glance. */
const Marks = ({ asset: { uses, alt, removeTime } }: { asset: ListedAsset }) => {
  if (removeTime !== null) return <Tag>{t('media.card.removed')}</Tag>;
  return (
    <>
      {uses > 0 ? (
        <Tag color="processing">{t('media.card.uses', { count: uses })}</Tag>
      ) : (
        <Tag>{t('media.card.unused')}</Tag>
      )}
      {alt === '' && <Tag color="warning">{t('media.card.undescribed')}</Tag>}
    </>
  );
};

/** The pictures of the library as cards; each card opens the details next to the list. */
export const AssetGrid = ({ view, list }: { view: View; list: readonly ListedAsset[] }) => (
  <ul className={styles.grid} aria-label={t('media.list')}>
    {list.map((asset) => (
      <li
        key={asset.assetId}
        data-row-key={asset.assetId}
        className={`${styles.card} ${asset.assetId === view.query.id ? styles.open : ''}`}
      >
        <Thumbnail asset={asset} />
        <div className={styles.words}>
          <RowLink view={view} id={asset.assetId} className={styles.name}>
            {asset.name}
          </RowLink>
          <p className={styles.size}>{t('media.size', { width: asset.width, height: asset.height })}</p>
          <p className={styles.marks}>
            <Marks asset={asset} />
          </p>
        </div>
      </li>
    ))}
  </ul>
);
