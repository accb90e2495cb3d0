import { stateNameOf, type WorkOrderState } from '#contract/work-orders/states.ts';
import { stateText } from './order-labels.ts';
import styles from './state-badge.module.css';

/** The state of an order: a word, and a colour that shows who has to act next. */
export const StateBadge = ({ state }: { state: WorkOrderState }) => (
  <span className={`${styles.badge} ${styles[stateNameOf(state)] ?? ''}`}>{stateText(state)}</span>
);
