import { useEffect, useState } from 'react';
import styles from './document.module.css';

/** The address of the page, only in print. Only the browser has all of it. */
export const PrintedAddress = ({ path }: { path: string }) => {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  return (
    <p className={styles.printed} aria-hidden="true">
      {origin}
      {path}
    </p>
  );
};
