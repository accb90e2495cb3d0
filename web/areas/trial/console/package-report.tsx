import { Alert } from 'antd';
import { chipById } from '#contract/catalogue/chips.ts';
import type { PackageReport } from '#contract/trial/packages.ts';
import { t } from '#web/kit/texts.ts';
import styles from './models.module.css';

const MIB = 1_048_576;
const PERCENT = 100;

type Sample = NonNullable<PackageReport['sample']>;

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.list}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

const sampleLines = ({ targets, texts }: Sample): string[] => [
  ...targets.map(({ label, score, box: [x, y, width, height] }) => {
    const name = t('models.sampleTarget', { label, score: Math.round(score * PERCENT) });
    return t('models.sampleBox', { label: name, x, y, width, height });
  }),
  ...texts.map(({ text, score }) => t('models.sampleTarget', { label: text, score: Math.round(score * PERCENT) })),
];

/**
 * Shows the result of the check: why a package is rejected, or its model and what that finds in the package's sample.
 */
export const PackageReportView = ({ report }: { report: PackageReport }) => {
  const { passed, reasons, notes, manifest, nodes, outputs, sample, milliseconds, memoryBytes } = report;
  const chips = manifest?.chips.map((chipId) => chipById.get(chipId)?.chipName ?? String(chipId)) ?? [];
  return (
    <div className={styles.report}>
      {reasons.length > 0 && (
        <Alert type="error" showIcon title={t('models.reasons')} description={<Lines lines={reasons} />} />
      )}
      {notes.length > 0 && (
        <Alert type="warning" showIcon title={t('models.notes')} description={<Lines lines={notes} />} />
      )}
      {manifest && (
        <p className={styles.facts}>
          {[
            t('models.licence', { licence: manifest.licence }),
            t('models.decoder', { decoder: manifest.decoder }),
            t('models.labels', { labels: manifest.labels.join('、') }),
            chips.length > 0 ? t('models.chips', { chips: chips.join('、') }) : t('models.noChips'),
          ].join('；')}
        </p>
      )}
      {passed && milliseconds !== null && (
        <p className={styles.facts}>
          {[
            t('models.speed', {
              ms: milliseconds,
              memory: Math.round((memoryBytes ?? 0) / MIB),
              nodes: nodes ?? 0,
            }),
            t('models.outputs', { outputs: outputs.map(({ name, dims }) => `${name}[${dims.join(', ')}]`).join('、') }),
          ].join('；')}
        </p>
      )}
      {sample && (
        <>
          <h3>{t('models.sample')}</h3>
          {sample.targets.length + sample.texts.length > 0 ? (
            <Lines lines={sampleLines(sample)} />
          ) : (
            <p className={styles.facts}>{t('models.sampleNone')}</p>
          )}
        </>
      )}
    </div>
  );
};
