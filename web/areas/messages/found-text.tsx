import { foundParts } from './found-parts.ts';
import styles from './found-text.module.css';

/** Marks what a search has found in a text. */
export const FoundText = ({ text, keyword }: { text: string; keyword: string }) => (
  <>
    {foundParts(text, keyword).map((part, at) =>
      part.found ? (
        <mark key={at} className={styles.found}>
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    )}
  </>
);
