import { drawingSize } from '#contract/kit/content/drawing-size.ts';
import { pictureAddress } from '#contract/kit/content/drawings.ts';
import { Drawing } from '#web/kit/ui/drawing.tsx';
import styles from './small-picture.module.css';

interface SmallPictureProps {
  /** The name of a drawing, or an address of the portal. */
  value: string;
  onError?: () => void;
}

/** A picture of content in a small place: a drawing in the colours of the page, or any other one as it is. */
export const SmallPicture = ({ value, onError }: SmallPictureProps) => {
  const size = drawingSize(value);
  if (size) return <Drawing key={value} src={pictureAddress(value)} {...size} className={styles.picture} />;
  return (
    <img key={value} src={pictureAddress(value)} alt="" loading="lazy" className={styles.picture} onError={onError} />
  );
};
