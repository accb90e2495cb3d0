import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { t } from '#web/kit/texts.ts';
import { returnFocus } from '#web/kit/ui/antd/return-focus.ts';
import styles from './chosen-bar.module.css';

/** When the bar is gone, moves the focus from its buttons to the checkbox that made it appear. */
const FocusReturn = (): null => {
  useEffect(() => {
    const opener = document.activeElement;
    return () => returnFocus(opener);
  }, []);
  return null;
};

interface ChosenBarProps {
  /** The number of chosen rows. Nothing is shown without any. */
  count: number;
  /** Says how many are chosen, for example 已选 3 项. */
  label: string;
  onClear: () => void;
  /** The buttons that act on the chosen rows. */
  children: ReactNode;
}

/** Stands below a list, always in sight, while rows are chosen. */
export const ChosenBar = ({ count, label, onClear, children }: ChosenBarProps) => {
  if (count === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <FocusReturn />
      <span className={styles.count} role="status">
        {label}
      </span>
      {children}
      <Button type="link" onClick={onClear}>
        {t('layers.clearChosen')}
      </Button>
    </div>
  );
};
