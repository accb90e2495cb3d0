import { t } from '#web/kit/texts.ts';
import styles from './target-choice.module.css';

interface TargetChoiceProps {
  /** All that the engine can look for. */
  choices: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Lets the user choose what an engine looks for. Without a choice it looks for everything. */
export const TargetChoice = ({ choices, chosen, onChange }: TargetChoiceProps) => (
  <details className={styles.choice}>
    <summary>
      {chosen.length === 0
        ? t('trialPanel.choice.all', { count: choices.length })
        : t('trialPanel.choice.some', { names: chosen.join('、') })}
    </summary>
    <fieldset>
      <legend>{t('trialPanel.choice.hint')}</legend>
      {choices.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            // In the engine's order, whatever the order of the clicks.
            onChange={({ target }) =>
              onChange(choices.filter((one) => (one === name ? target.checked : chosen.includes(one))))
            }
          />
          {name}
        </label>
      ))}
      <button type="button" className="button button-plain" disabled={chosen.length === 0} onClick={() => onChange([])}>
        {t('trialPanel.choice.clear')}
      </button>
    </fieldset>
  </details>
);
