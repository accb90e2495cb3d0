import type { CallFailure } from '#web/kit/page.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';

const FORBIDDEN = 403;

/** Returns undefined for a sub-account without the permission item. */
export const orDenied = async <Data,>(answer: Promise<Data>): Promise<Data | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if ((error as Partial<CallFailure>).status === FORBIDDEN) return undefined;
    throw error;
  }
};

/** Shows a sub-account which permission item it lacks. */
export const Denied = () => (
  <WorkSection first title={t('applications.title')}>
    <EmptyState title={t('applications.denied')} />
  </WorkSection>
);
