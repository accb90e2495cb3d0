import type { Reason } from '#contract/enterprise/calls.ts';
import { fieldName } from './error-words.ts';
import styles from './reason-list.module.css';

/** Lists a reviewer's reasons by field. */
export const ReasonList = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul className={styles.reasons}>
    {reasons.map(({ field, reason }) => (
      <li key={field}>
        <b>{fieldName(field as Parameters<typeof fieldName>[0])}</b>
        {reason}
      </li>
    ))}
  </ul>
);
