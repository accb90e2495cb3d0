import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ValidationError } from '#contract/kit/content/validation-errors.ts';
import { t } from '#web/kit/texts.ts';
import { leadToLine } from '../../public/markdown/line-event.ts';
import { fieldLabel, withoutPlaces } from '../kinds.ts';
import { controlId, validationErrorText } from './fields/field-frame.tsx';

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
export const ValidationErrorList = ({
  kind,
  problems,
  lead,
}: {
  kind: string;
  problems: readonly ValidationError[];
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
            <span>{validationErrorText(problem)}</span>
          </li>
        ))}
      </ul>
    </>
  );
