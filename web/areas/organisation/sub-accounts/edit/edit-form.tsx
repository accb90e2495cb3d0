import { Button, Form } from 'antd';
import { useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { Conflict } from './sub-account-conflict.tsx';
import styles from './edit-form.module.css';
import { MoreFields, RightsFields, WhoFields } from './edit-fields.tsx';
import { emptyForm, formOf, type TypedForm } from './typed.ts';
import { useSave } from './use-save.ts';
import type { SubAccountRow } from '../labels.ts';

interface EditFormProps {
  account: SubAccountRow | undefined;
  groups: readonly string[];
  enterpriseNo: string;
  onTouch: () => void;
  onSaved: () => void;
  onCreated: (account: { loginName: string; phone: string }) => void;
}

/** The form of a sub-account. */
export const EditForm = ({ account, groups, enterpriseNo, onTouch, onSaved, onCreated }: EditFormProps) => {
  const [form] = Form.useForm<TypedForm>();
  const [formError, setFormError] = useState<string>();
  const { saving, conflict, save, saveAnyway, takeLatest } = useSave({
    account,
    form,
    onFormError: setFormError,
    onSaved,
    onCreated,
  });
  return (
    <Form<TypedForm>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={account ? formOf(account) : emptyForm}
      scrollToFirstError={{ focus: true }}
      onValuesChange={onTouch}
      onFinish={save}
    >
      {conflict && <Conflict conflict={conflict} onLoad={takeLatest} onSaveAnyway={saveAnyway} />}
      <h2 className={styles.part}>{t('subAccounts.form.who')}</h2>
      <WhoFields isNew={!account} enterpriseNo={enterpriseNo} />
      <h2 className={styles.part}>{t('subAccounts.form.rights')}</h2>
      <RightsFields groups={groups} />
      <h2 className={styles.part}>{t('subAccounts.form.more')}</h2>
      <MoreFields given={account?.validUntil ?? ''} />
      {formError && (
        <p role="alert" className={styles.problem}>
          {formError}
        </p>
      )}
      <div className={styles.foot}>
        <Button type="primary" htmlType="submit" loading={saving}>
          {t(account ? 'subAccounts.form.save' : 'subAccounts.form.make')}
        </Button>
      </div>
    </Form>
  );
};
