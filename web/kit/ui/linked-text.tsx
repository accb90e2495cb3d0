import styles from './linked-text.module.css';
import { linkPartsOf } from './link-parts.ts';

/** Shows what a user has typed: text stays text, and only web addresses in it become links. */
export const LinkedText = ({ children }: { children: string }) => (
  <>
    {linkPartsOf(children).map(({ text, href }, at) =>
      href === undefined ? (
        text
      ) : (
        <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
          {text}
        </a>
      ),
    )}
  </>
);
