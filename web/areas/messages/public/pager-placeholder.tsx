import { MESSAGE_TOTAL_PLACEHOLDER, pagesOfMessages } from '#contract/messages/limits.ts';
import { t } from '#web/kit/texts.ts';

/** Holds the place of the message center's pager until the first answer, which has the real total. */
export const PagerPlaceholder = ({ className }: { className?: string | undefined }) => (
  <p className={className} aria-hidden="true">
    {t('catalogue.page.current', { pageNo: 1, pages: pagesOfMessages(MESSAGE_TOTAL_PLACEHOLDER) })}
  </p>
);
