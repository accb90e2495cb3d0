import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Problem } from '#contract/kit/content/problems.ts';
import { t } from '#web/kit/texts.ts';
import { leadToLine } from '../../public/markdown/line-event.ts';
import { fieldLabel, withoutPlaces } from '../kinds.ts';
import { controlId, problemText } from './fields/field-frame.tsx';

import styles from './entry.module.css';

const ICON_PX = 16;
const SHOWN = 20;

/** Returns where a field is: the names of its groups, with the places of lists from 1. */
export const placeText = (kind: string, path: string): string => {
  const parts = path.split('.');
  return parts
    .map((part, at) =>
      /^\d+$/.test(part)
        ? t('content.item', { number: Number(part) + 1 })
        : fieldLabel(kind, withoutPlaces(parts.slice(0, at + 1).join('.'))),
    )
    .join(' › ');
};

/** What keeps the content from being published. Each line leads to its field. */
export const ProblemList = ({
  kind,
  problems,
  lead,
}: {
  kind: string;
  problems: readonly Problem[];
  lead: (path: string) => void;
}) =>
  problems.length === 0 ? (
    <p className={styles.fine}>
      <CircleCheck size={ICON_PX} aria-hidden="true" />
      {t('content.noProblems')}
    </p>
  ) : (
    <>
      <p className={styles.wrong}>
        <TriangleAlert size={ICON_PX} aria-hidden="true" />
        {t('content.problems', { count: problems.length })}
      </p>
      <ul className={styles.problems}>
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={`${problem.path} ${problem.problem} ${problem.line ?? ''}`}>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                lead(problem.path);
                if (problem.line !== undefined) leadToLine(controlId(problem.path), problem.line);
              }}
            >
              {placeText(kind, problem.path)}
            </button>
            <span>{problemText(problem)}</span>
          </li>
        ))}
      </ul>
    </>
  );
