import styles from './terms-text.module.css';

/** The text of an agreement as the terms page shows it; the server rendered it from markdown and lets nothing through that runs. */
export const TermsText = ({ html }: { html: string }) => (
  // oxlint-disable-next-line react/no-danger -- See above.
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);
