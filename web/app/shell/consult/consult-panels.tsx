import { Clock, Handshake, type LucideIcon, Mail, MessagesSquare, Wrench } from 'lucide-react';
import type { LinkInfo } from '#contract/site/entities.ts';
import { useUser } from '#web/kit/session/user.ts';
import { t } from '#web/kit/texts.ts';
import styles from './consult-panels.module.css';
import { openLogin } from '#web/kit/shell/require-login.ts';
import { nameOf } from '#web/kit/shell/user-facts.ts';

/** The QR codes of the news account and the mini-program. */
export const QrCodes = ({ links }: { links: LinkInfo }) => {
  const codes = [
    { title: links.wxTitle, src: links.wxImg },
    { title: links.miniProgramTitle, src: links.miniProgramImg },
  ];
  return (
    <ul className={styles.codes}>
      {codes.map(({ title, src }) => (
        <li key={src} className={styles.code}>
          <img
            src={src}
            alt={t('site.consult.qrCode', { title })}
            width={120}
            height={120}
            loading="lazy"
            className={styles.qr}
          />
          <p>{title}</p>
        </li>
      ))}
    </ul>
  );
};

type Contact = LinkInfo['contacts'][number];

const icons: Record<Contact['key'], LucideIcon> = { business: Handshake, presales: MessagesSquare, support: Wrench };

/** Returns the `mailto:` address of an e-mail whose body names the sender's account and page. */
const letterUrl = ({ title, email }: Contact, account: string): string => {
  const body = t('site.consult.letter', { account, page: window.location.href });
  return `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
};

const ContactCard = ({ contact }: { contact: Contact }) => {
  const { key, title, des, serviceHours, email } = contact;
  const user = useUser();
  const Icon = icons[key];
  const className = `button button-plain ${styles.ask}`;
  const ask = (
    <>
      {t('site.consult.ask')}
      <span className="sr-only">（{title}）</span>
    </>
  );
  return (
    <li className={styles.contact}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.des}>{des}</p>
        <p className={styles.hours}>
          <Clock size={14} aria-hidden="true" />
          {serviceHours}
        </p>
        <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`} className={styles.mail}>
          <Mail size={14} aria-hidden="true" />
          {email}
        </a>
        {user ? (
          <a href={letterUrl(contact, nameOf(user))} className={className}>
            {ask}
          </a>
        ) : (
          <button type="button" className={className} onClick={openLogin}>
            {ask}
          </button>
        )}
      </div>
    </li>
  );
};

/** The contacts of the site, by subject. */
export const Contacts = ({ contacts }: { contacts: readonly Contact[] }) => (
  <ul className={styles.contacts}>
    {contacts.map((contact) => (
      <ContactCard key={contact.key} contact={contact} />
    ))}
  </ul>
);
