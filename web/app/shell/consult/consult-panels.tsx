import { Clock, Handshake, type LucideIcon, Mail, MessagesSquare, Wrench } from 'lucide-react';
import type { LinkInfo } from '#contract/site/content.ts';
import { SitePicture } from '#web/kit/shell/site-picture.tsx';
import { t } from '#web/kit/texts.ts';
import styles from './consult-panels.module.css';
import { consultationKinds } from '#contract/work-orders/consultation-kinds.ts';
import { useOrderUrl } from '#web/kit/shell/consult/use-order-url.ts';

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
          <SitePicture
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

/** Whether an address is one of the default content, whose mail is not read: RFC 2606 reserves its domain. */
const isPlaceholder = (email: string) => /[@.]example\.com$/i.test(email);

const ContactCard = ({ contact }: { contact: Contact }) => {
  const { key, title, des, serviceHours, email } = contact;
  const ask = useOrderUrl({ kind: consultationKinds[key] });
  const Icon = icons[key];
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
        {!isPlaceholder(email) && (
          <p className={styles.mail}>
            <Mail size={14} aria-hidden="true" />
            {email}
          </p>
        )}
        <a href={ask} className={`button button-plain ${styles.ask}`}>
          {t('site.consult.ask')}
          <span className="sr-only">（{title}）</span>
        </a>
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
