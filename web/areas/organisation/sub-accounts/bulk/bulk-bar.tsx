import { Button } from 'antd';
import { t } from '#web/kit/texts.ts';
import { Row } from '#web/kit/ui/layout.tsx';
import styles from './bulk-bar.module.css';
import type { BulkKind } from './bulk-dialog.tsx';

interface BulkBarProps {
  count: number;
  onAct: (kind: BulkKind) => void;
  onClear: () => void;
}

/** The bar of actions for all chosen sub-accounts. */
export const BulkBar = ({ count, onAct, onClear }: BulkBarProps) => (
  <div className={styles.bar} role="group" aria-label={t('subAccounts.bulk.selected', { count })}>
    <Row>
      <span className={styles.count} role="status">
        {t('subAccounts.bulk.selected', { count })}
      </span>
      <Button onClick={() => onAct('items')}>{t('subAccounts.bulk.items')}</Button>
      <Button onClick={() => onAct('group')}>{t('subAccounts.bulk.group')}</Button>
      <Button onClick={() => onAct('enable')}>{t('subAccounts.act.enable')}</Button>
      <Button danger onClick={() => onAct('disable')}>
        {t('subAccounts.act.disable')}
      </Button>
      <Button type="link" onClick={onClear}>
        {t('subAccounts.bulk.clear')}
      </Button>
    </Row>
  </div>
);
