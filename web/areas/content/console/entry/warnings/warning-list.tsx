import { useMemo } from 'react';
import { checkTargets } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import type { Payload } from '#contract/kit/content/problems.ts';
import { useLiveAnswer } from '#web/kit/console/live-answer.ts';
import { t } from '#web/kit/texts.ts';
import { leadToLine } from '../fields/markdown/line-event.ts';
import { placeText } from '../problem-list.tsx';
import { referringValues } from './texts-in.ts';
import { hasTargets } from '../fields/markdown/findings.ts';
import { targetsOfAll, warningsOf } from './warnings-of.ts';
import styles from '../entry.module.css';

const SHOWN = 20;
const none = { entryIds: [], pictures: [], directives: [] };

interface WarningListProps {
  kind: ContentKind;
  payload: Payload;
  lead: (path: string) => void;
}

/** What readers will miss, such as pictures and entries that are not there. Each line leads to its place. */
export const WarningList = ({ kind, payload, lead }: WarningListProps) => {
  const values = useMemo(() => referringValues(kind.fields, payload), [kind, payload]);
  const targets = useMemo(() => targetsOfAll(values), [values]);
  const { answer } = useLiveAnswer(checkTargets, hasTargets(targets) ? targets : undefined);
  const warnings = warningsOf(values, answer ?? none);
  if (warnings.length === 0) return null;
  return (
    <>
      <h2 className={styles.asideTitle}>{t('content.warnings', { count: warnings.length })}</h2>
      <ul className={styles.problems}>
        {warnings.slice(0, SHOWN).map(({ path, finding, line }, at) => (
          <li key={`${at} ${path}`}>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                lead(path);
                if (line !== undefined) leadToLine(path, line);
              }}
            >
              {placeText(kind.name, path)}
            </button>
            <span>
              {line === undefined
                ? t(`content.markdown.finding.${finding}`)
                : t('content.atLine', { line, problem: t(`content.markdown.finding.${finding}`) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
