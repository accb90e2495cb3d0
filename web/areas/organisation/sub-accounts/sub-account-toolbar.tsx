import { Button, Tooltip } from 'antd';
import { Download, FileUp, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SubAccountQuery } from '#contract/organisation/sub-account-list.ts';
import { SUB_ACCOUNTS_MAXIMUM } from '#contract/organisation/limits.ts';
import { t } from '#web/kit/texts.ts';
import { ICON_PX } from './icon-size.ts';
import styles from './sub-account-toolbar.module.css';
import { useExport } from './use-export.ts';

interface ToolbarProps {
  /** The number of existing sub-accounts. */
  made: number;
  query: SubAccountQuery;
  enterpriseNo: string;
  onCreate: () => void;
  onImport: () => void;
  children: ReactNode;
}

/** The filters of the list, and the buttons that add sub-accounts. */
export const Toolbar = ({ made, query, enterpriseNo, onCreate, onImport, children }: ToolbarProps) => {
  const { exporting, exportList } = useExport(query, enterpriseNo);
  const full = made >= SUB_ACCOUNTS_MAXIMUM;
  return (
    <div className={styles.toolbar}>
      {children}
      <div className={styles.actions}>
        {made > 0 && (
          <Button icon={<Download size={ICON_PX} aria-hidden="true" />} loading={exporting} onClick={exportList}>
            {t('subAccounts.export')}
          </Button>
        )}
        <Button icon={<FileUp size={ICON_PX} aria-hidden="true" />} disabled={full} onClick={onImport}>
          {t('subAccounts.import')}
        </Button>
        <Tooltip title={full ? t('subAccounts.full', { maximum: SUB_ACCOUNTS_MAXIMUM }) : undefined}>
          <Button type="primary" icon={<Plus size={ICON_PX} aria-hidden="true" />} disabled={full} onClick={onCreate}>
            {t('subAccounts.create')}
          </Button>
        </Tooltip>
      </div>
    </div>
  );
};
