import { LazyPictureViewer } from '#web/kit/ui/pictures/lazy-picture-viewer.tsx';
import { type Fact, Facts } from '../facts.tsx';
import styles from './facts-beside-licence.module.css';

interface FactsBesideLicenceProps {
  facts: readonly Fact[];
  fileId: string;
  /** Describes what the picture shows. */
  label: string;
}

/** Facts next to the picture of their source. */
export const FactsBesideLicence = ({ facts, fileId, label }: FactsBesideLicenceProps) => (
  <div className={styles.beside}>
    <Facts facts={facts} />
    <LazyPictureViewer fileId={fileId} label={label} />
  </div>
);
