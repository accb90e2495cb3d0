import type { KnownRequest } from '#contract/api/requests/calls.ts';
import { samplePath } from '#contract/trial/sample-path.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { LazyResult } from '../../lazy-result.tsx';
import styles from './request.module.css';

/** The picture of a request and its result, as long as they are kept. */
export const StoredInput = ({ request }: { request: KnownRequest }) => {
  const { kept, source, parameters } = request;
  if (!kept) return null;
  const { answer, picturePath, expiresAt } = kept;
  const { sampleId } = parameters;
  const src = picturePath ?? (source === 'sample' && sampleId !== undefined ? samplePath(sampleId) : undefined);
  if (src === undefined) return null;
  return (
    <WorkSection
      title={t('requests.one.kept')}
      lead={
        picturePath === null
          ? t('requests.one.kept.sample')
          : t('requests.one.kept.until', { time: expiresAt === null ? '' : formatMinute(expiresAt) })
      }
    >
      {answer ? (
        <LazyResult answer={answer} src={src} label={t('requests.one.kept.picture')} />
      ) : (
        <div className={styles.kept}>
          <img src={src} alt={t('requests.one.kept.picture')} />
          <p>{t(request.abilityNo === null ? 'requests.one.kept.several' : 'requests.one.kept.noAnswer')}</p>
        </div>
      )}
    </WorkSection>
  );
};
