import { dayOf } from '../day-of.ts';

/** Does the work, and once more from its beginning if it failed while the period changed. */
const within =
  (periodOf: (moment: Date) => string) =>
  async (work: (period: string) => Promise<void>): Promise<void> => {
    const period = periodOf(new Date());
    try {
      await work(period);
    } catch (error) {
      const later = periodOf(new Date());
      if (later === period) throw error;
      await work(later);
    }
  };

/** For what must begin and end on one day in Shanghai, which the work gets as `2026-11-21`. It must be repeatable. */
export const onOneDay = within(dayOf);

/** For what must begin and end in one hour. It must be repeatable. */
export const inOneHour = within((moment) => moment.toISOString().slice(0, 13));
