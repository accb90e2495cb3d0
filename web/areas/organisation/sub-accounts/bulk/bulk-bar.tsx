import { Button } from 'antd';
import { ChosenBar } from '#web/kit/ui/chosen-bar/chosen-bar.tsx';
import { t } from '#web/kit/texts.ts';
import type { BulkKind } from './bulk-dialog.tsx';

interface BulkBarProps {
  count: number;
  onAct: (kind: BulkKind) => void;
  onClear: () => void;
}

/** The bar of actions for all chosen sub-accounts. */
export const BulkBar = ({ count, onAct, onClear }: BulkBarProps) => (
  <ChosenBar count={count} label={t('subAccounts.bulk.selected', { count })} onClear={onClear}>
    <Button onClick={() => onAct('items')}>{t('subAccounts.bulk.items')}</Button>
    <Button onClick={() => onAct('group')}>{t('subAccounts.bulk.group')}</Button>
    <Button onClick={() => onAct('enable')}>{t('subAccounts.act.enable')}</Button>
    <Button danger onClick={() => onAct('disable')}>
      {t('subAccounts.act.disable')}
    </Button>
  </ChosenBar>
);
