import { useEffect } from 'react';
import { Link, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { fileClasses } from '#contract/downloads/access.ts';
import { type DownloadDetail, getDownload } from '#contract/downloads/calls.ts';
import {
  ADDRESS_OVER_HASH,
  DOWNLOAD_CENTER_PATH,
  downloadPath,
  FILE_CHECK_PATH,
} from '#contract/downloads/download-path.ts';
import { SLUG_MAXIMUM, slugPattern } from '#contract/kit/content/define-content.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, notFound, orNotFound, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import { loadMedia } from '#web/kit/ui/pictures/load-media.ts';
import { useCountedView } from '#web/kit/views/use-counted-view.ts';
import { DownloadButton } from '../download-button.tsx';
import { byteSize } from '#web/kit/byte-size.ts';
import { EncryptedFile } from './encrypted-file.tsx';
import { Subscription } from './subscription.tsx';
import { VersionList } from './version-list.tsx';
import styles from './download-detail.module.css';

const loadCounter = () => import('./count-view.ts');

const load = async ({ call, params }: LoadArgs) => {
  const key = params.key ?? '';
  if (!slugPattern.test(key) || key.length > SLUG_MAXIMUM) throw notFound();
  const download = await orNotFound(call(getDownload, { uuid: key }));
  // The id of a download and its former addresses lead to its address.
  if (download.slug !== key) throw redirect(downloadPath(download.slug), 301);
  return { download, ...(await loadMedia(call, [download.cover])) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, {
    title: loaderData?.download.title,
    description: loaderData?.download.summary,
    path: loaderData && downloadPath(loaderData.download.slug),
  });

const audienceText = {
  everybody: 'downloads.audience.everybody',
  loggedIn: 'downloads.audience.user',
  certified: 'downloads.audience.enterprise',
} as const;

const Facts = ({ download }: { download: DownloadDetail }) => {
  const { licence, firmware, audience, abilities } = download;
  return (
    <dl className={styles.facts}>
      {firmware.length > 0 && (
        <div>
          <dt>{t('downloads.firmware')}</dt>
          <dd>
            <ul>
              {firmware.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {licence !== '' && (
        <div>
          <dt>{t('downloads.licence')}</dt>
          <dd>{licence}</dd>
        </div>
      )}
      <div>
        <dt>{t('downloads.audience')}</dt>
        <dd>{t(audienceText[audience])}</dd>
      </div>
      {abilities.length > 0 && (
        <div>
          <dt>{t('downloads.abilities')}</dt>
          <dd>
            <ul>
              {abilities.map(({ abilityNo, abilityName }) => (
                <li key={abilityNo}>
                  <Link to={abilityPath(abilityNo)}>{abilityName}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
};

/** A download with its versions, and how to get and check them. */
export default () => {
  const { download } = useLoaderData<typeof loader>();
  const { uuid, title, summary, cover, labels, audience, fileClass, newest, downloadCount } = download;
  const isEncrypted = fileClass === fileClasses.encryption;
  useCountedView(loadCounter, uuid);
  useEffect(() => {
    if (window.location.hash === ADDRESS_OVER_HASH) showNotice(t('downloads.addressOver'), 'danger');
  }, []);
  return (
    <div className={`page ${styles.detail}`}>
      <nav className={styles.crumbs} aria-label={t('downloads.crumbs')}>
        <Link to={DOWNLOAD_CENTER_PATH}>{t('downloads.center')}</Link>
        <span aria-current="page">{title}</span>
      </nav>
      <header className={styles.head}>
        <div className={styles.text}>
          <h1>{title}</h1>
          {summary !== '' && <p>{summary}</p>}
          <ul className={styles.labels}>
            {labels.map((label) => (
              <li key={label}>
                <Link to={`${DOWNLOAD_CENTER_PATH}?${new URLSearchParams({ label })}`}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        {cover !== '' && (
          <ContentPicture
            src={cover}
            width={320}
            height={200}
            shape="whole"
            sizes="320px"
            decorative
            className={styles.cover}
          />
        )}
      </header>
      <section className={styles.newest} aria-label={t('downloads.newest')}>
        <div>
          <p className={styles.version}>{t('downloads.version', { version: newest.version })}</p>
          <p className={styles.file}>
            {newest.name} · {byteSize(newest.size)} · {t('downloads.count', { count: downloadCount })}
          </p>
          {isEncrypted && <p className={styles.encrypted}>{t('downloads.encrypted.note')}</p>}
        </div>
        <div className={styles.actions}>
          {isEncrypted && <EncryptedFile key={newest.versionId} download={download} />}
          <DownloadButton
            uuid={uuid}
            versionId={newest.versionId}
            title={title}
            version={newest.version}
            audience={audience}
            {...(isEncrypted && { className: 'button button-plain', label: t('downloads.download.encrypted') })}
          />
          <Subscription key={uuid} uuid={uuid} />
        </div>
      </section>
      <Facts download={download} />
      <VersionList download={download} />
      <p className={styles.foot}>
        <Link to={FILE_CHECK_PATH}>{t('downloads.check.link')}</Link>
      </p>
    </div>
  );
};
