import { Headset } from 'lucide-react';
import type { LinkInfo } from '#contract/site/content.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import styles from './consult-button.module.css';
import headerStyles from '#web/kit/shell/header.module.css';

const loadSheet = () => import('./consult-sheet.tsx');

interface ConsultButtonProps {
  links: LinkInfo;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Opens the sheet of contacts and QR codes on pages that are too narrow for the floating card, which would cover the
 * content. The consultation link opens the sheet on wide pages too.
 */
export const ConsultButton = ({ links, open, onOpen, onClose }: ConsultButtonProps) => {
  const sheet = useLazyComponent(loadSheet, open, onClose);
  return (
    <>
      <div className={styles.narrow}>
        <button
          type="button"
          className={headerStyles.icon}
          onClick={onOpen}
          aria-label={t('site.consult.title')}
          aria-haspopup="dialog"
          aria-busy={open && !sheet}
        >
          <Headset size={20} aria-hidden="true" />
        </button>
      </div>
      {sheet && <sheet.ConsultSheet links={links} open={open} onClose={onClose} />}
    </>
  );
};
