import type { AnswerOf } from '#contract/kit/call.ts';
import type { readDocument } from '#contract/documents/calls.ts';
import { t } from '#web/kit/texts.ts';
import { formatDay } from '#web/kit/ui/dates.ts';
import styles from './document.module.css';

type Change = AnswerOf<typeof readDocument>['changes'][number];

/** Which sections the last versions changed. */
export const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <details className={styles.changes}>
    <summary>{t('documents.changes')}</summary>
    <ol>
      {changes.map(({ version, time, sections }) => (
        <li key={version}>
          <p>
            {t('documents.version', { version })} · <time dateTime={time}>{formatDay(time)}</time>
          </p>
          <ul>
            {sections.map(({ title, anchor, change, words }) => (
              <li key={`${change} ${anchor ?? title}`}>
                {t(`documents.changes.${change}`)} ·{' '}
                {anchor ? <a href={`#${anchor}`}>{title}</a> : title || t('documents.changes.intro')}
                {words !== undefined && <span>{t('documents.changes.to', { words })}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </details>
);
