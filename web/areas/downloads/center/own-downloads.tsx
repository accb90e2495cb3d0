import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { listOwnDownloads, type OwnDownloads as Own } from '#contract/downloads/calls.ts';
import { downloadPath } from '#contract/downloads/download-path.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './own-downloads.module.css';

const Taken = ({ taken }: { taken: Own['taken'] }) => (
  <ol className={styles.list}>
    {taken.map(({ uuid, slug, title, version, name, time, newer }) => (
      <li key={`${uuid} ${version} ${name}`}>
        <span className={styles.name}>
          {slug === null ? title : <Link to={downloadPath(slug)}>{title}</Link>} {version}
          {newer !== null && <em>{t('downloads.own.newer', { version: newer })}</em>}
          {slug === null && <em>{t('downloads.own.gone')}</em>}
        </span>
        <time dateTime={time}>{formatMinute(time)}</time>
      </li>
    ))}
  </ol>
);

const Subscribed = ({ subscribed }: { subscribed: Own['subscribed'] }) => (
  <ul className={styles.list}>
    {subscribed.map(({ uuid, slug, title, version }) => (
      <li key={uuid}>
        <span className={styles.name}>
          <Link to={downloadPath(slug)}>{title}</Link> {version}
        </span>
      </li>
    ))}
  </ul>
);

/** The downloads of the user, and the resources of whose new versions they are notified. */
export const OwnDownloads = () => {
  const [own, setOwn] = useState<Own>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback((signal?: AbortSignal) => {
    setFailed(false);
    makeCall(listOwnDownloads, {}, signal ? { signal } : {}).then(setOwn, () => {
      if (!signal?.aborted) setFailed(true);
    });
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal);
    return () => stop.abort();
  }, [load]);
  if (!own && !isFailed) return null;
  return (
    <section className={styles.own} id="own" aria-labelledby="own-title">
      <h2 id="own-title">{t('downloads.own')}</h2>
      {isFailed && (
        <p role="alert">
          {t('downloads.own.failed')}{' '}
          <button type="button" className="button button-plain" onClick={() => load()}>
            {t('downloads.own.retry')}
          </button>
        </p>
      )}
      {own && (
        <div className={styles.columns}>
          <div>
            <h3>{t('downloads.own.taken')}</h3>
            {own.taken.length > 0 ? <Taken taken={own.taken} /> : <p>{t('downloads.own.none')}</p>}
          </div>
          {own.subscribed.length > 0 && (
            <div>
              <h3>{t('downloads.own.subscribed')}</h3>
              <Subscribed subscribed={own.subscribed} />
            </div>
          )}
        </div>
      )}
    </section>
  );
};
