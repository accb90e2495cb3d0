import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { t } from '#web/kit/texts.ts';
import { useAuthLink } from '../login-return.ts';
import styles from './login-tabs.module.css';

const tabs = [
  { sub: false, label: 'identity.login.main' },
  { sub: true, label: 'identity.login.sub' },
] as const;

/** Switches between main account and sub-account. The choice is in the address. */
export const LoginTabs = ({ sub, children }: { sub: boolean; children: ReactNode }) => {
  const id = useId();
  const navigate = useNavigate();
  const authLink = useAuthLink();
  const list = useRef<HTMLDivElement>(null);
  const show = (wanted: boolean) => {
    if (wanted !== sub) void navigate(authLink('/auth/login', wanted ? { type: 'sub' } : {}), { replace: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: !sub, ArrowRight: !sub, Home: false, End: true }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
    list.current?.querySelectorAll('button')[Number(wanted)]?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={t('identity.login.kind')} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-${tab.label}`}
            aria-selected={tab.sub === sub}
            aria-controls={`${id}-panel`}
            tabIndex={tab.sub === sub ? 0 : -1}
            className={styles.tab}
            onClick={() => show(tab.sub)}
            onKeyDown={onKeyDown}
          >
            {t(tab.label)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabs[Number(sub)]?.label}`}>
        {children}
      </div>
    </>
  );
};
