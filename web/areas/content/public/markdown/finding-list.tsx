import { t } from '#web/kit/texts.ts';
import type { NamedFinding } from './findings.ts';
import styles from './markdown.module.css';

const SHOWN = 20;

/** The problems of a text, each with the way to its line. */
export const FindingList = ({ findings, lead }: { findings: readonly NamedFinding[]; lead: (line: number) => void }) =>
  findings.length === 0 ? null : (
    <section className={styles.findings} aria-label={t('content.markdown.findings')}>
      <ul className={styles.findingList}>
        {findings.slice(0, SHOWN).map(({ finding, line, isError }, at) => (
          // By its place in the list, so that a line that has the focus keeps it when the text is checked again.
          <li key={`${at} ${finding}`}>
            <button type="button" className={isError ? styles.fault : styles.warning} onClick={() => lead(line)}>
              {t('content.atLine', { line, problem: t(`content.markdown.finding.${finding}`) })}
            </button>
          </li>
        ))}
      </ul>
      {findings.length > SHOWN && (
        <p className={styles.note}>{t('content.markdown.more', { count: findings.length - SHOWN })}</p>
      )}
    </section>
  );
