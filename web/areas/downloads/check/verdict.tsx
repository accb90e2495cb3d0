import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { FoundFile } from '#contract/downloads/calls.ts';
import { downloadPath } from '#contract/downloads/download-path.ts';
import { t } from '#web/kit/texts.ts';
import { byteSize } from '#web/kit/byte-size.ts';
import styles from './check.module.css';

const ICON_PX = 24;
const icons = { known: CircleCheck, damaged: TriangleAlert, unknown: CircleHelp } as const;

/** Tells whether a file is a version of a resource, a damaged one, or no file of the download center. */
export const Verdict = ({
  file,
  sha256,
  found: { state, found },
}: {
  file: File;
  sha256: string;
  found: FoundFile;
}) => {
  const Icon = icons[state];
  const [nearest] = found;
  return (
    <section className={`${styles.verdict} ${styles[state]}`}>
      <h2>
        <Icon size={ICON_PX} aria-hidden="true" />
        {t(`downloads.check.${state}`)}
      </h2>
      {state === 'unknown' && <p>{t('downloads.check.unknownText')}</p>}
      {state === 'known' &&
        found.map(({ uuid, versionId, slug, title, version, isNewest }) => (
          <p key={`${uuid} ${versionId}`}>
            {t('downloads.check.knownText', { title, version: t('downloads.version', { version }) })}
            {!isNewest && ` ${t('downloads.check.old')}`}{' '}
            <Link to={downloadPath(slug)}>{t('downloads.check.toResource')}</Link>
          </p>
        ))}
      {state === 'damaged' && nearest && (
        <p>
          {t('downloads.check.damagedText', {
            title: nearest.title,
            version: t('downloads.version', { version: nearest.version }),
          })}
          {nearest.size === file.size
            ? t('downloads.check.damagedSame')
            : t('downloads.check.damagedShort', { size: byteSize(file.size), right: byteSize(nearest.size) })}{' '}
          <Link to={downloadPath(nearest.slug)}>{t('downloads.check.toResource')}</Link>
        </p>
      )}
      <dl>
        <div>
          <dt>{t('downloads.file')}</dt>
          <dd>
            {file.name} · {byteSize(file.size)}
          </dd>
        </div>
        <div>
          <dt>{t('downloads.sha256')}</dt>
          <dd>
            <code>{sha256}</code>
          </dd>
        </div>
      </dl>
    </section>
  );
};
