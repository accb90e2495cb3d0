import { Link } from 'react-router';
import { videoPath } from '#contract/videos/video-path.ts';
import styles from './video-links.module.css';

/** Videos about what a page of another area shows. */
export const VideoLinks = ({ videos }: { videos: readonly { slug: string; title: string }[] }) => (
  <ul className={styles.videos}>
    {videos.map(({ slug, title }) => (
      <li key={slug}>
        <Link to={videoPath(slug)}>{title}</Link>
      </li>
    ))}
  </ul>
);
