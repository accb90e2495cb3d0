import { useLayoutEffect, useRef } from 'react';
import { t } from '../texts.ts';
import { early } from './early-input.ts';
import styles from './palette-opener.module.css';

interface EarlyFieldProps {
  /** An input method begins or ends a word, which is lost if the field goes meanwhile. */
  onComposing: (isComposing: boolean) => void;
  onClose: () => void;
}

/**
 * The field that has the focus while the palette loads, so that keys and input methods write into it. It cannot be seen;
 * the palette takes its text when it replaces it.
 */
export const EarlyField = ({ onComposing, onClose }: EarlyFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = field.current as HTMLInputElement;
    const opener = document.activeElement as HTMLElement;
    input.focus();
    return () => {
      early.text = input.value;
      // The palette gives the focus back to the element that has it when it opens.
      opener.focus();
    };
  }, []);
  return (
    <input
      ref={field}
      className={styles.early}
      aria-label={t('search.open')}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') early.isEntered = true;
        if (event.key !== 'Escape') return;
        early.isEntered = false;
        event.currentTarget.value = '';
        onClose();
      }}
    />
  );
};
