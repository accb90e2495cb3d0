import type { LinkInfo } from '#contract/site/content.ts';
import { t } from '#web/kit/texts.ts';
import { Contacts, QrCodes } from './consult-panels.tsx';
import styles from './consult-sheet.module.css';
import { Sheet } from '#web/kit/shell/sheet.tsx';

interface ConsultSheetProps {
  links: LinkInfo;
  open: boolean;
  onClose: () => void;
}

const WIDE_PX = 1024;

/** The contents of the floating card as a sheet: from the bottom on narrow pages, from the side on wide ones. */
export const ConsultSheet = ({ links, open, onClose }: ConsultSheetProps) => (
  <Sheet
    open={open}
    onClose={onClose}
    title={t('site.consult.title')}
    side={window.innerWidth < WIDE_PX ? 'bottom' : 'right'}
  >
    <div className={styles.contacts}>
      <Contacts contacts={links.contacts} />
    </div>
    <QrCodes links={links} />
  </Sheet>
);
