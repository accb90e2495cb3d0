import { type ReactNode, useId } from 'react';
import type { ValidationError } from '#contract/kit/content/validation-errors.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { type Path, pathText } from '../payload-path.ts';
import { useFielding } from './field-context.ts';
import styles from './fields.module.css';

export const validationErrorText = ({ problem, limit, line, reason }: ValidationError): string => {
  const text = t(`content.problem.${problem}` as TextKey, { limit: limit ?? '', reason: reason ?? '' });
  return line === undefined ? text : t('content.atLine', { line, problem: text });
};

/** The id of a field's control, so that an error can lead to it. */
export const controlId = (path: Path | string): string => `field-${typeof path === 'string' ? path : pathText(path)}`;

/** Label, control and error of a field. The control gets the ids of both texts. */
export const FieldFrame = ({
  label,
  path,
  hint,
  children,
}: {
  label: string | undefined;
  path: Path;
  hint?: ReactNode;
  children: (aria: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
    'aria-label'?: string;
  }) => ReactNode;
}) => {
  const noteId = useId();
  const problem = useFielding().problems.get(pathText(path));
  // The editor of a text names its lines by itself.
  const note = problem?.line === undefined ? problem : undefined;
  const id = controlId(path);
  return (
    <div className={styles.field}>
      {label !== undefined && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children({
        id,
        ...(label === undefined && { 'aria-label': t('content.item', { number: Number(path.at(-1)) + 1 }) }),
        ...((note || hint !== undefined) && { 'aria-describedby': noteId }),
        ...(problem && { 'aria-invalid': true }),
      })}
      {note ? (
        <p id={noteId} className={styles.problem}>
          {validationErrorText(note)}
        </p>
      ) : (
        hint !== undefined && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
};
