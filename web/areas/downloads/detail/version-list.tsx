import type { DownloadDetail, DownloadVersion } from '#contract/downloads/calls.ts';
import { t } from '#web/kit/texts.ts';
import { CopyButton } from '#web/kit/ui/copy/copy-button.tsx';
import { formatDay } from '#web/kit/ui/dates.ts';
import { Prose } from '#web/kit/ui/prose/prose.tsx';
import { byteSize } from '#web/kit/byte-size.ts';
import { DownloadButton } from '../download-button.tsx';
import { CommandWays } from './command-ways.tsx';
import styles from './version-list.module.css';

interface VersionProps {
  download: DownloadDetail;
  version: DownloadVersion;
  isNewest: boolean;
}

const Version = ({ download: { uuid, title, audience }, version: shown, isNewest }: VersionProps) => {
  const { versionId, version, releaseTime, name, size, sha256, notes, notesHtml } = shown;
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <h3>{version}</h3>
        {isNewest && <span className={styles.newest}>{t('downloads.newest')}</span>}
        <time dateTime={releaseTime}>{formatDay(releaseTime)}</time>
        {!isNewest && (
          <DownloadButton {...{ uuid, versionId, title, version, audience }} className="button button-plain" />
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('downloads.file')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t('downloads.fileSize')}</dt>
          <dd>{byteSize(size)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{t('downloads.sha256')}</dt>
          <dd>
            <code>{sha256}</code>
            <CopyButton name={`${t('downloads.sha256')} ${version}`} text={sha256} />
          </dd>
        </div>
      </dl>
      {notes === '' ? <p className={styles.none}>{t('downloads.notes.none')}</p> : <Prose html={notesHtml} />}
      <CommandWays uuid={uuid} version={shown} audience={audience} />
    </li>
  );
};

/** The versions of a download, the newest first. */
export const VersionList = ({ download }: { download: DownloadDetail }) => (
  <section id="versions" className={styles.versions}>
    <h2>{t('downloads.versions')}</h2>
    <ol>
      {download.versions.map((version, at) => (
        <Version key={version.versionId} download={download} version={version} isNewest={at === 0} />
      ))}
    </ol>
  </section>
);
