import { scoreText } from '../overlay/shapes.ts';
import styles from './results.module.css';

/** What scores less is worth a second look. */
const SURE_FROM = 0.6;

/** A score, in a colour that says whether to rely on it. */
export const Score = ({ score, doubtful = false }: { score: number; doubtful?: boolean }) => (
  <span className={`${styles.score}${doubtful || score < SURE_FROM ? ` ${styles.doubtful}` : ''}`}>
    {scoreText(score)}
  </span>
);
