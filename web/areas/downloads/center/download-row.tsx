import { Link } from 'react-router';
import { fileClasses } from '#contract/downloads/access.ts';
import type { DownloadSummary } from '#contract/downloads/calls.ts';
import { downloadPath } from '#contract/downloads/download-path.ts';
import { t } from '#web/kit/texts.ts';
import { formatDay } from '#web/kit/ui/dates.ts';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import { byteSize } from '#web/kit/byte-size.ts';
import { DownloadButton } from '../download-button.tsx';
import styles from './download-row.module.css';

/** A download in the list, with its newest version. */
export const DownloadRow = ({ download }: { download: DownloadSummary }) => {
  const { uuid, slug, title, summary, cover, labels, audience, licence, firmware, fileClass, newest } = download;
  const { versionId, version, size, releaseTime, name } = newest;
  return (
    <li className={styles.row}>
      {cover !== '' && (
        <ContentPicture
          src={cover}
          width={160}
          height={100}
          shape="whole"
          sizes="160px"
          decorative
          className={styles.cover}
        />
      )}
      <div className={styles.text}>
        <h3>
          <Link to={downloadPath(slug)}>{title}</Link>
        </h3>
        {summary !== '' && <p>{summary}</p>}
        <ul className={styles.marks}>
          {labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
          {audience !== 'everybody' && <li className={styles.limit}>{t(`downloads.audience.${audience}`)}</li>}
          {fileClass === fileClasses.encryption && <li className={styles.limit}>{t('downloads.encrypted')}</li>}
        </ul>
        {(firmware.length > 0 || licence !== '') && (
          <p className={styles.more}>
            {[
              firmware.length > 0 && `${t('downloads.firmware')}：${firmware.join('、')}`,
              licence !== '' && `${t('downloads.licence')}：${licence}`,
            ]
              .filter(Boolean)
              .join('；')}
          </p>
        )}
      </div>
      <div className={styles.newest}>
        <p className={styles.version}>
          {t('downloads.version', { version })}
          <span>{byteSize(size)}</span>
        </p>
        <p className={styles.file}>{name}</p>
        <p className={styles.facts}>
          <time dateTime={releaseTime}>{formatDay(releaseTime)}</time>
          <span>{t('downloads.count', { count: download.downloadCount })}</span>
        </p>
        <DownloadButton {...{ uuid, versionId, title, version, audience }} className="button button-plain" />
      </div>
    </li>
  );
};
