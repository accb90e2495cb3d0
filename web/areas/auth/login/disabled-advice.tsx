import { useRouteLoaderData } from 'react-router';
import type { SiteData } from '#web/kit/shell/site-data.ts';
import { t } from '#web/kit/texts.ts';
import styles from '../auth-form.module.css';

/** Explains that the platform has locked the account, and whom to contact according to the site's configuration. */
export const DisabledAdvice = () => {
  const contacts = (useRouteLoaderData('root') as SiteData | undefined)?.links?.contacts ?? [];
  const contact = contacts.find(({ key }) => key === 'support') ?? contacts[0];
  if (!contact) return t('identity.login.disabled');
  const { title, email, serviceHours } = contact;
  return (
    <>
      {t('identity.login.disabled')}
      {t('identity.login.disabledAsk', { title })}
      <a href={`mailto:${email}`}>{email}</a>
      <span className={styles.whole}>{t('identity.login.disabledHours', { hours: serviceHours })}</span>
    </>
  );
};
