import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '#web/kit/texts.ts';
import styles from './target-choice.module.css';

const ICON_PX = 16;

interface TargetChoiceProps {
  /** All that the engine can look for. */
  choices: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/**
 * Lets the user choose what an engine looks for. Without a choice it looks for everything. The list opens over the
 * stage, so that it moves neither the picture nor the result, and closes when the user goes on elsewhere.
 */
export const TargetChoice = ({ choices, chosen, onChange }: TargetChoiceProps) => {
  const box = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  const closeHere = () => {
    close();
    box.current?.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close();
    };
    const events = ['pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, onElsewhere);
    return () => {
      for (const event of events) document.removeEventListener(event, onElsewhere);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return;
    event.preventDefault();
    closeHere();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any control in it.
    <details
      ref={box}
      className={styles.choice}
      onKeyDown={onKeyDown}
      onToggle={() => list.current?.scrollIntoView({ block: 'nearest' })}
    >
      <summary>
        <span>
          {chosen.length === 0
            ? t('trialPanel.choice.all', { count: choices.length })
            : t('trialPanel.choice.some', { names: chosen.join('、') })}
        </span>
        <ChevronDown size={ICON_PX} aria-hidden="true" />
      </summary>
      <div ref={list} className={styles.list}>
        <div className={styles.scroll}>
          <fieldset>
            <legend>{t('trialPanel.choice.hint')}</legend>
            <div className={styles.targets}>
              {choices.map((name) => (
                <label key={name}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(name)}
                    // In the engine's order, regardless of the order of the clicks.
                    onChange={({ target }) =>
                      onChange(choices.filter((one) => (one === name ? target.checked : chosen.includes(one))))
                    }
                  />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <div className={styles.actions}>
          {/* Not disabled: it would lose the focus with the click. */}
          <button
            type="button"
            className="button button-plain"
            aria-disabled={chosen.length === 0}
            onClick={() => onChange([])}
          >
            {t('trialPanel.choice.clear')}
          </button>
          <button type="button" className="button button-primary" onClick={closeHere}>
            {t('trialPanel.choice.close')}
          </button>
        </div>
      </div>
    </details>
  );
};
