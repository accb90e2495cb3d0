import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { maskPhone } from '#contract/auth/names.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { copyLogin } from './copy-login.ts';
import { firstLoginAddress } from './first-login-address.ts';
import { ICON_PX } from './icon-size.ts';
import styles from './login-hint.module.css';

export interface Hint {
  why: 'created' | 'reset' | 'login';
  loginName: string;
  phone: string;
}

interface LoginHintProps {
  /** `undefined` when the dialog is closed. */
  hint: Hint | undefined;
  enterpriseNo: string;
  onClose: () => void;
}

const Line = ({ name, value, copied }: { name: string; value: string; copied?: boolean }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>
      <span>{value}</span>
      {copied && (
        <Button
          type="text"
          size="small"
          aria-label={`${t('subAccounts.act.copy')} ${name}`}
          icon={<Copy size={ICON_PX} aria-hidden="true" />}
          onClick={() => copyLogin(value)}
        />
      )}
    </dd>
  </div>
);

/** Shows the details for the first login, to pass on to the user. */
export const LoginHint = ({ hint, enterpriseNo, onClose }: LoginHintProps) => {
  if (!hint) return null;
  const login = `${hint.loginName}@${enterpriseNo}`;
  const address = firstLoginAddress(login);
  const phone = maskPhone(hint.phone);
  return (
    <AntdDialog
      title={t(`subAccounts.hint.${hint.why}`)}
      okText={t('subAccounts.hint.copyAll')}
      cancelText={t('subAccounts.act.close')}
      onOk={() => copyLogin(t('subAccounts.hint.text', { login, address, phone }))}
      onClose={onClose}
    >
      <p className={styles.lead}>{t('subAccounts.hint.lead')}</p>
      <dl className={styles.lines}>
        <Line name={t('subAccounts.hint.name')} value={login} copied />
        <Line name={t('subAccounts.hint.address')} value={address} copied />
        <Line name={t('subAccounts.hint.phone')} value={phone} />
      </dl>
    </AntdDialog>
  );
};
