import { Headset, type LucideIcon, MessageSquareText, QrCode } from 'lucide-react';
import type { LinkInfo } from '#contract/site/content.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { openFeedback } from '#web/kit/shell/consult/feedback-opener.ts';
import styles from './consult-card.module.css';
import { useHoverPanels } from '#web/kit/shell/hover-panels.ts';

type Key = 'follow' | 'service';

const parts: { key: Key; text: TextKey; Icon: LucideIcon }[] = [
  { key: 'follow', text: 'site.consult.follow', Icon: QrCode },
  { key: 'service', text: 'site.consult.service', Icon: Headset },
];

const loadContents = () => import('./consult-panels.tsx');

interface ConsultCardProps {
  links: LinkInfo | null;
  /** Whether it has the button that opens the feedback of the page. */
  takesFeedback: boolean;
}

/** The card that floats at the edge of a wide page; its panels open on hover or focus. */
export const ConsultCard = ({ links, takesFeedback }: ConsultCardProps) => {
  const panels = useHoverPanels<Key>();
  const contents = useLazyComponent(loadContents, panels.open !== undefined, panels.close);
  return (
    <div className={styles.card}>
      {(links ? parts : []).map(({ key, text, Icon }) => {
        const open = panels.open === key;
        return (
          <div key={key} className={styles.item} {...panels.item(key)}>
            <button
              type="button"
              className={styles.trigger}
              aria-expanded={open}
              aria-controls={`consult-${key}`}
              {...panels.trigger(key)}
            >
              <Icon size={20} aria-hidden="true" />
              <span className={styles.name}>{t(text)}</span>
            </button>
            <div id={`consult-${key}`} className={styles.reach} hidden={!open || !contents}>
              {links && open && contents && (
                <section className={styles.panel} aria-label={t(text)}>
                  {key === 'follow' ? (
                    <contents.QrCodes links={links} />
                  ) : (
                    <contents.Contacts contacts={links.contacts} />
                  )}
                </section>
              )}
            </div>
          </div>
        );
      })}
      {takesFeedback && (
        <div className={styles.item}>
          <button type="button" className={styles.trigger} aria-haspopup="dialog" onClick={openFeedback}>
            <MessageSquareText size={20} aria-hidden="true" />
            <span className={styles.name}>{t('documents.feedback')}</span>
          </button>
        </div>
      )}
    </div>
  );
};
