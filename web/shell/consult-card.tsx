import { Headset, type LucideIcon, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkInfo } from '#contract/site/entities.ts';
import { type TextKey, t } from '#web/texts.ts';
import styles from './consult-card.module.css';
import { Contacts, QrCodes } from './consult-panels.tsx';
import { useHoverPanels } from './hover-panels.ts';

type Key = 'follow' | 'service';

const parts: { key: Key; text: TextKey; Icon: LucideIcon; panel: (links: LinkInfo) => ReactNode }[] = [
  { key: 'follow', text: 'site.consult.follow', Icon: QrCode, panel: (links) => <QrCodes links={links} /> },
  {
    key: 'service',
    text: 'site.consult.service',
    Icon: Headset,
    panel: ({ contacts }) => <Contacts contacts={contacts} />,
  },
];

/** The card that floats at the edge of a wide page; its panels open while they are hovered or focused. */
export const ConsultCard = ({ links }: { links: LinkInfo }) => {
  const panels = useHoverPanels<Key>();
  return (
    <div className={styles.card}>
      {parts.map(({ key, text, Icon, panel }) => (
        <div key={key} className={styles.item} {...panels.item(key)}>
          <button
            type="button"
            className={styles.trigger}
            aria-expanded={panels.open === key}
            aria-controls={`consult-${key}`}
            {...panels.trigger(key)}
          >
            <Icon size={20} aria-hidden="true" />
            <span className={styles.name}>{t(text)}</span>
          </button>
          <div id={`consult-${key}`} className={styles.reach} hidden={panels.open !== key}>
            {panels.open === key && (
              <section className={styles.panel} aria-label={t(text)}>
                {panel(links)}
              </section>
            )}
          </div>
        </div>
      ))}
    </div>
  );
};
