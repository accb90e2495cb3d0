import { Alert, Button } from 'antd';
import { type TextKey, t } from '#web/kit/texts.ts';
import { Row } from '#web/kit/ui/layout.tsx';
import styles from './sub-account-conflict.module.css';
import type { TypedForm } from './typed.ts';
import type { SubAccountRow } from '../labels.ts';

export interface ConflictFound {
  latest: SubAccountRow;
  /** The form fields that have changed since the form was opened; empty if only other data has changed. */
  fields: readonly (keyof TypedForm)[];
}

const fieldKeys: Record<keyof TypedForm, TextKey> = {
  loginName: 'subAccounts.column.loginName',
  subAccountName: 'subAccounts.column.subAccountName',
  phone: 'subAccounts.column.phone',
  email: 'subAccounts.column.email',
  groupName: 'subAccounts.column.groupName',
  accountRole: 'subAccounts.column.accountRole',
  validUntil: 'subAccounts.column.validUntil',
  note: 'subAccounts.column.note',
  permissionItems: 'subAccounts.column.permissionItems',
};

interface ConflictProps {
  conflict: ConflictFound;
  onLoad: () => void;
  onSaveAnyway: () => void;
}

/** Shows that another user saved first, what they changed, and how to continue. */
export const Conflict = ({ conflict: { fields }, onLoad, onSaveAnyway }: ConflictProps) => {
  const names = fields.map((field) => t(fieldKeys[field])).join('、') || t('subAccounts.form.conflict.other');
  return (
    <Alert
      className={styles.conflict as string}
      type="warning"
      title={t('subAccounts.form.conflict')}
      description={
        <>
          <p>{t('subAccounts.form.conflict.what', { fields: names })}</p>
          <div className={styles.ways}>
            <Row>
              <Button onClick={onLoad}>{t('subAccounts.form.conflict.load')}</Button>
              <Button onClick={onSaveAnyway}>{t('subAccounts.form.conflict.save')}</Button>
            </Row>
          </div>
        </>
      }
    />
  );
};
