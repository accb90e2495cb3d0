import type { Misfit } from '#contract/catalogue/chip-lookup.ts';
import { t } from '#web/kit/texts.ts';
import styles from './chip-lookup.module.css';

/** Reports which parts of the address were ignored, and why. */
export const MisfitNotice = ({ misfits }: { misfits: readonly Misfit[] }) =>
  misfits.length > 0 && (
    <div className={styles.misfits} role="alert">
      {misfits.map((misfit) => (
        <p key={misfit}>{t(`catalogue.chipLookup.misfit.${misfit}`)}</p>
      ))}
    </div>
  );
