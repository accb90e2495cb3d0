import { Clapperboard, Play } from 'lucide-react';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import { clock } from '../clock.ts';
import { isOfFilm } from '../film-picture.ts';
import styles from './video-cover.module.css';

interface VideoCoverProps {
  cover: string;
  seconds: number;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
}

const SIZE = { width: 320, height: 180 };

/** The picture of a video with its length. The words next to it say what it shows. */
export const VideoCover = ({ cover, seconds, sizes }: VideoCoverProps) => (
  <span className={styles.cover} aria-hidden="true">
    {isOfFilm(cover) && <img src={cover} alt="" loading="lazy" className={styles.picture} {...SIZE} />}
    {cover !== '' && !isOfFilm(cover) && (
      <ContentPicture src={cover} {...SIZE} shape="16x9" sizes={sizes} decorative fill className={styles.picture} />
    )}
    {cover === '' && <Clapperboard size={48} strokeWidth={1.25} className={styles.none} />}
    <span className={styles.length}>
      <Play size={12} />
      {clock(seconds)}
    </span>
  </span>
);
