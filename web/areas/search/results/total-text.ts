import { t } from '#web/kit/texts.ts';

/** Writes the number of results of a kind; one that is not exact ends with a plus. */
export const totalText = ({ total, more }: { total: number; more: boolean }): string =>
  more ? t('search.more', { total }) : String(total);
