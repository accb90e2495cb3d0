import { scoreText } from '../overlay/shapes.ts';
import styles from './results.module.css';

/** A lower score deserves a second look. */
const SURE_FROM = 0.6;

/** A score, in a colour that shows how reliable it is. */
export const Score = ({ score, doubtful = false }: { score: number; doubtful?: boolean }) => (
  <span className={`${styles.score}${doubtful || score < SURE_FROM ? ` ${styles.doubtful}` : ''}`}>
    {scoreText(score)}
  </span>
);
