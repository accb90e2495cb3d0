import { useEffect, useRef } from 'react';
import { type TextKey, t } from '#web/kit/texts.ts';
import { Modal } from '#web/kit/ui/modal.tsx';
import styles from './player-keys-help.module.css';

const KEYS: readonly (readonly [keys: readonly string[], does: TextKey])[] = [
  [['videos.keys.space', 'K'], 'videos.keys.play'],
  [['←', '→'], 'videos.keys.arrows'],
  [['J', 'L'], 'videos.keys.jump'],
  [['↑', '↓'], 'videos.keys.volume'],
  [['C'], 'videos.keys.captions'],
  [['F'], 'videos.keys.full'],
  [['M'], 'videos.keys.mute'],
  [['0', '9'], 'videos.keys.tenth'],
  [['<', '>'], 'videos.keys.speed'],
  [['?'], 'videos.keys.help'],
];

interface KeysHelpProps {
  letters: boolean;
  onLetters: (areOn: boolean) => void;
  onClose: () => void;
}

/** Lists the keys of the player, with the switch for those that a slip or a voice command could press. */
export const KeysHelp = ({ letters, onLetters, onClose }: KeysHelpProps) => {
  const button = useRef<HTMLButtonElement>(null);
  // Not the switch, which the next space would change.
  useEffect(() => button.current?.focus(), []);
  return (
    <Modal labelledBy="player-keys" className={styles.help} onDismiss={onClose}>
      <h2 id="player-keys">{t('videos.keys')}</h2>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'videos.keys.space' ? t(key) : key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.letters}>
        <input type="checkbox" checked={letters} onChange={({ target }) => onLetters(target.checked)} />
        {t('videos.keys.letters')}
      </label>
      <button ref={button} type="button" className="button button-primary" onClick={onClose}>
        {t('videos.keys.close')}
      </button>
    </Modal>
  );
};
