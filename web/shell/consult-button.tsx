import { Headset } from 'lucide-react';
import { useState } from 'react';
import type { LinkInfo } from '#contract/site/entities.ts';
import { t } from '#web/texts.ts';
import styles from './consult-button.module.css';
import { Contacts, QrCodes } from './consult-panels.tsx';
import headerStyles from './header.module.css';
import { Sheet } from './sheet.tsx';

/** Stands in the header where the page is too narrow for the floating card, which would cover what lies below. */
export const ConsultButton = ({ links }: { links: LinkInfo }) => {
  const [open, setOpen] = useState(false);
  const title = t('site.consult.title');
  return (
    <div className={styles.narrow}>
      <button
        type="button"
        className={headerStyles.icon}
        onClick={() => setOpen(true)}
        aria-label={title}
        aria-haspopup="dialog"
      >
        <Headset size={20} aria-hidden="true" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={title} side="bottom">
        <div className={styles.contacts}>
          <Contacts contacts={links.contacts} />
        </div>
        <QrCodes links={links} />
      </Sheet>
    </div>
  );
};
