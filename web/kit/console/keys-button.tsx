import { Button } from 'antd';
import { Keyboard } from 'lucide-react';
import { t } from '../texts.ts';
import styles from './keys-button.module.css';

/** Opens the list of the page's keyboard shortcuts. Hidden on devices without a keyboard. */
export const KeysButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    size="small"
    type="text"
    className={styles.keys ?? ''}
    icon={<Keyboard size={16} aria-hidden="true" />}
    onClick={onClick}
  >
    {t('console.keys')}
  </Button>
);
