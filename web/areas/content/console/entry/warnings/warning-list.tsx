import { useMemo } from 'react';
import { checkTargets } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { useLiveAnswer } from '#web/kit/use-live-answer.ts';
import { t } from '#web/kit/texts.ts';
import { leadToLine } from '../../../public/markdown/line-event.ts';
import { controlId } from '../fields/field-frame.tsx';
import { useDrawings } from '../fields/pictures/drawings.ts';
import { placeText } from '../validation-error-list.tsx';
import { useFaintTexts } from './contrast/use-faint-texts.ts';
import { referringValues } from './referring-values.ts';
import { hasTargets } from '../../../public/markdown/findings.ts';
import { targetsOfAll, undrawnOf, warningsOf } from './warnings-of.ts';
import styles from '../entry.module.css';

const SHOWN = 20;
const none = { entryIds: [], pictures: [], links: [], directives: [] };

interface WarningListProps {
  kind: ContentKind;
  payload: Payload;
  lead: (path: string) => void;
}

interface Shown {
  path: string;
  /** The line of a text, from 1. */
  line: number | undefined;
  words: string;
}

/** Warns of missing pictures and entries, and of texts that are hard to read over a picture. */
export const WarningList = ({ kind, payload, lead }: WarningListProps) => {
  const values = useMemo(() => referringValues(kind.fields, payload), [kind, payload]);
  const targets = useMemo(() => targetsOfAll(values), [values]);
  const { answer } = useLiveAnswer(checkTargets, hasTargets(targets) ? targets : undefined);
  const drawings = useDrawings(values.some(({ type, value }) => type === 'picture' && !value.startsWith('/')));
  const undrawn = drawings ? undrawnOf(values, drawings) : [];
  const missing = answer ?? none;
  const { found: faint, failed } = useFaintTexts(kind.name, payload);
  const warnings: Shown[] = [
    ...warningsOf(values, { ...missing, pictures: [...missing.pictures, ...undrawn] }).map(
      ({ path, finding, line }) => {
        const words = t(`content.markdown.finding.${finding}`);
        return { path, line, words: line === undefined ? words : t('content.atLine', { line, problem: words }) };
      },
    ),
    ...faint.map(({ path, theme, contrast, wanted }) => ({
      path,
      line: undefined,
      words: t('content.faintText', { theme: t(`content.faintText.${theme}`), contrast, wanted }),
    })),
  ];
  const note = failed && <p className={styles.absent}>{t('content.faintTextFailed')}</p>;
  if (warnings.length === 0) return note;
  return (
    <>
      <h2 className={styles.asideTitle}>{t('content.warnings', { count: warnings.length })}</h2>
      <ul className={styles.problems}>
        {warnings.slice(0, SHOWN).map(({ path, line, words }, at) => (
          <li key={`${at} ${path}`}>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                lead(path);
                if (line !== undefined) leadToLine(controlId(path), line);
              }}
            >
              {placeText(kind.name, path)}
            </button>
            <span>{words}</span>
          </li>
        ))}
      </ul>
      {note}
    </>
  );
};
