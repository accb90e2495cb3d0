import { Link } from 'react-router';
import styles from './video-links.module.css';

/** Videos about what a page of another area shows. */
export const VideoLinks = ({ videos }: { videos: readonly { url: string; title: string }[] }) => (
  <ul className={styles.videos}>
    {videos.map(({ url, title }) => (
      <li key={url}>
        <Link to={url}>{title}</Link>
      </li>
    ))}
  </ul>
);
