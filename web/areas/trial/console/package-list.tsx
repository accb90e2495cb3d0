import { Alert, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { ModelPackage } from '#contract/trial/packages.ts';
import { useAttendedWatch } from '#web/kit/session/use-attended-watch.ts';
import { t } from '#web/kit/texts.ts';
import { Card } from '#web/kit/ui/card/card.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import styles from './models.module.css';
import { PackageActions } from './package-actions.tsx';
import { PackageReportView } from './package-report.tsx';

const KIB = 1024;
const MIB = 1_048_576;
const LOOK_AGAIN_MS = 1500;
const colours = {
  uploading: 'default',
  checking: 'processing',
  refused: 'error',
  checked: 'warning',
  active: 'success',
  superseded: 'default',
} as const;

/** Formats a size in the unit that keeps digits before the point: MB only from a tenth of a megabyte. */
const sizeWords = (bytes: number): string => {
  if (bytes < KIB) return t('models.size.bytes', { size: bytes });
  if (bytes < MIB / 10) return t('models.size.kb', { size: (bytes / KIB).toFixed(1) });
  return t('models.size.mb', { size: (bytes / MIB).toFixed(1) });
};

/** When and why the package last gave no result. */
const PackageErrorAlert = ({ kind, at, count, pausedUntil }: NonNullable<ModelPackage['fault']>) => (
  <Alert
    type="warning"
    showIcon
    title={t(`models.fault.${kind}`, { at: formatMinute(at) })}
    description={[
      ...(pausedUntil === null ? [] : [t('models.fault.paused', { at: formatMinute(pausedUntil) })]),
      t('models.fault.count', { count }),
    ].join('')}
  />
);

const Package = ({ one, isBefore }: { one: ModelPackage; isBefore: boolean }) => {
  const { name, modelVersion, state, bytes, report, uploadedBy, uploadedAt, activatedAt, fault } = one;
  return (
    <Card
      as="article"
      padding="wide"
      filled
      className={styles.card}
      aria-label={`${name} ${modelVersion ?? ''}`.trim()}
    >
      <div className={styles.head}>
        <h2>
          {name} {modelVersion}
        </h2>
        <Tag color={colours[state]}>{t(`models.state.${state}`)}</Tag>
        <div className={styles.actions}>
          <PackageActions one={one} isBefore={isBefore} />
        </div>
      </div>
      <p className={styles.facts}>
        {[
          t('models.by', { name: uploadedBy, at: formatMinute(uploadedAt) }),
          sizeWords(bytes),
          ...(activatedAt === null ? [] : [t('models.activated', { at: formatMinute(activatedAt) })]),
        ].join('；')}
      </p>
      {fault && <PackageErrorAlert {...fault} />}
      {state === 'checking' && <p>{t('models.checkingNow')}</p>}
      {report && <PackageReportView report={report} />}
    </Card>
  );
};

interface PackageListProps {
  list: readonly ModelPackage[];
  beforeId: string | null;
  /** Shown when there are no packages. */
  children: ReactNode;
}

/** Lists the packages of an ability, newest first. Polls while one is being checked. */
export const PackageList = ({ list, beforeId, children }: PackageListProps) => {
  const { revalidate } = useRevalidator();
  const isChecking = list.some(({ state }) => state === 'checking');
  useAttendedWatch(revalidate, isChecking ? LOOK_AGAIN_MS : undefined);
  if (list.length === 0)
    return (
      <EmptyState title={t('models.empty')}>
        <p className={styles.hint}>{t('models.emptyHint')}</p>
        {children}
      </EmptyState>
    );
  return list.map((one) => <Package key={one.packageId} one={one} isBefore={one.packageId === beforeId} />);
};
