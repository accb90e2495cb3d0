import { Button } from 'antd';
import { mediaUrl } from '#contract/media/media-list.ts';
import { Link } from 'react-router';
import { t } from '#web/kit/texts.ts';
import type { AssetUpload, useAssetUploads } from './use-asset-uploads.ts';
import styles from './asset-uploads.module.css';

const stateText = ({ state, sent, message = '' }: AssetUpload): string => {
  if (state === 'failed') return t('media.upload.failed', { message });
  if (state !== 'sending') return t(`media.upload.${state}`);
  return sent < 1 ? t('media.upload.sending', { percent: Math.round(sent * 100) }) : t('media.upload.checking');
};

/** Rejected files come first, so that users notice them in a long list. */
const inOrder = (uploads: readonly AssetUpload[]) => [
  ...uploads.filter(({ state }) => state === 'failed'),
  ...uploads.filter(({ state }) => state !== 'failed'),
];

/** The files that are added to the library: progress, and why one was rejected. */
export const AssetUploads = ({ uploads, status, busy, retry, clear }: ReturnType<typeof useAssetUploads>) => (
  <>
    {uploads.length > 0 && (
      <section className={styles.uploads} aria-label={t('media.upload.list')}>
        <ul className={styles.list}>
          {inOrder(uploads).map((one) => (
            <li key={one.key} className={styles.one}>
              <span className={styles.name}>{one.file.name}</span>
              {one.state === 'sending' && (
                <progress
                  max={100}
                  value={Math.round(one.sent * 100)}
                  aria-label={t('media.upload.progress', { name: one.file.name })}
                  className={styles.progress}
                />
              )}
              <span className={one.state === 'failed' ? styles.failed : styles.state}>{stateText(one)}</span>
              {one.state === 'failed' && (
                <Button
                  size="small"
                  aria-label={t('media.upload.retryNamed', { name: one.file.name })}
                  onClick={() => retry(one)}
                >
                  {t('media.upload.retry')}
                </Button>
              )}
              {one.assetId !== undefined && (
                <Link
                  to={mediaUrl(one.assetId)}
                  preventScrollReset
                  className={styles.link}
                  aria-label={t('media.upload.openNamed', { name: one.file.name })}
                >
                  {t('media.upload.open')}
                </Link>
              )}
            </li>
          ))}
        </ul>
        {!busy && (
          <Button size="small" onClick={clear}>
            {t('media.upload.clear')}
          </Button>
        )}
      </section>
    )}
    <span className="sr-only" role="status">
      {status}
    </span>
  </>
);
