import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { t } from '#web/kit/texts.ts';
import { TabList, TabPanel } from '#web/kit/ui/tabs/tabs.tsx';
import { useAuthLink } from '../login-return.ts';
import styles from './login-tabs.module.css';

const main = 'identity.login.main';
const ofSubAccount = 'identity.login.sub';

/** Switches between main account and sub-account. The choice is in the address. */
export const LoginTabs = ({ sub, children }: { sub: boolean; children: ReactNode }) => {
  const id = useId();
  const navigate = useNavigate();
  const authLink = useAuthLink();
  const current = sub ? ofSubAccount : main;
  const show = (wanted: typeof current) => {
    if (wanted !== current)
      void navigate(authLink('/auth/login', wanted === ofSubAccount ? { type: 'sub' } : {}), { replace: true });
  };
  return (
    <>
      <TabList
        id={id}
        label={t('identity.login.kind')}
        tabs={([main, ofSubAccount] as const).map((key) => ({ key, text: t(key) }))}
        current={current}
        onShow={show}
        className={styles.tabs}
        tabClassName={styles.tab}
      />
      <TabPanel id={id} current={current}>
        {children}
      </TabPanel>
    </>
  );
};
