import { Clock, Handshake, type LucideIcon, Mail, MessagesSquare, Wrench } from 'lucide-react';
import type { LinkInfo } from '#contract/site/entities.ts';
import { t } from '#web/texts.ts';
import styles from './consult-panels.module.css';

/** The news account and the mini-program. */
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

/** How to reach the people behind the site, by what it is about. */
export const Contacts = ({ contacts }: { contacts: readonly Contact[] }) => (
  <ul className={styles.contacts}>
    {contacts.map(({ key, title, des, serviceHours, email }) => {
      const Icon = icons[key];
      return (
        <li key={key} className={styles.contact}>
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
          </div>
        </li>
      );
    })}
  </ul>
);
