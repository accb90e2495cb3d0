import { Button, Upload } from 'antd';
import { Download, FileUp } from 'lucide-react';
import { csvText } from '#contract/kit/csv-text.ts';
import type { ImportedRow } from '#contract/organisation/calls.ts';
import { importColumns } from '#contract/organisation/import-columns.ts';
import { permissionItems } from '#contract/organisation/items.ts';
import { IMPORT_ROWS_MAXIMUM } from '#contract/organisation/limits.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { downloadText } from '#web/kit/ui/download-text.ts';
import { itemWord } from '../labels.ts';
import { ICON_PX } from '../icon-size.ts';
import styles from './import-dialog.module.css';
import { ImportResult } from './import-result.tsx';
import { useImport } from './use-import.ts';

/** The distance from the upper edge of the window. */
const TOP_PX = 40;

const saveTemplate = () => downloadText(t('subAccounts.import.template.file'), csvText([Object.values(importColumns)]));

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onImported: (rows: readonly ImportedRow[]) => void;
}

const Body = ({ onClose, onImported }: Omit<ImportDialogProps, 'open'>) => {
  const { busy, checked, formError, choose, importChecked } = useImport(onImported);
  const ready = checked && checked.result.faultTotal === 0;
  return (
    <AntdDialog
      width={880}
      title={t('subAccounts.import.title')}
      okText={ready ? t('subAccounts.import.go', { count: checked.result.rows.length }) : t('subAccounts.import')}
      cancelText={t('subAccounts.act.cancel')}
      okButtonProps={{ disabled: !ready }}
      busy={busy}
      onClose={onClose}
      onOk={() => checked && importChecked(checked)}
      classNames={{ body: styles.body as string }}
      style={{ top: TOP_PX }}
    >
      <p>{t('subAccounts.import.steps')}</p>
      <p className={styles.columns}>{t('subAccounts.import.columns', { rows: IMPORT_ROWS_MAXIMUM })}</p>
      <p className={styles.columns}>
        {t('subAccounts.import.items', { items: permissionItems.map(itemWord).join('、') })}
      </p>
      <Button
        className={styles.template as string}
        icon={<Download size={ICON_PX} aria-hidden="true" />}
        onClick={saveTemplate}
      >
        {t('subAccounts.import.template')}
      </Button>
      <Upload.Dragger
        accept=".csv,.txt,text/csv"
        showUploadList={false}
        disabled={busy}
        beforeUpload={(file) => {
          void choose(file);
          return false;
        }}
      >
        <p className={styles.drop}>
          <FileUp size={20} aria-hidden="true" />
          {t(checked ? 'subAccounts.import.again' : 'subAccounts.import.choose')}
        </p>
      </Upload.Dragger>
      <div role="status">
        {busy && <p className={styles.said}>{t('subAccounts.import.reading')}</p>}
        {formError && <p className={styles.problem}>{formError}</p>}
      </div>
      {checked && <ImportResult checked={checked} />}
    </AntdDialog>
  );
};

/** Creates many sub-accounts from a file. Shows how the file was read before anything is created. */
export const ImportDialog = ({ open, ...rest }: ImportDialogProps) => open && <Body {...rest} />;
