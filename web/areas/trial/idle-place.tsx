import type { Sample } from '#contract/trial/panel.ts';
import { t } from '#web/kit/texts.ts';
import frame from './trial.module.css';

interface IdlePlaceProps {
  /** The suggested sample. */
  first: Sample | undefined;
  /** True while the panel is loading. */
  busy: boolean;
  onPick: (sampleId: string) => void;
}

/** Shown instead of the stage until a picture is chosen: how to begin. */
export const IdlePlace = ({ first, busy, onPick }: IdlePlaceProps) => (
  <div className={`${frame.stage} ${frame.finder}`}>
    <p className={frame.call}>{t('trial.idle.title')}</p>
    <p className={frame.hint}>{t('trial.idle.hint')}</p>
    {first && (
      <button
        type="button"
        className={`button button-primary ${frame.first}`}
        aria-busy={busy}
        onClick={() => onPick(first.sampleId)}
      >
        {t('trial.idle.act', { name: first.name })}
      </button>
    )}
  </div>
);
