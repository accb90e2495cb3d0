import { HOT_WORDS_AREA } from '#contract/monitoring/names.ts';
import type { TrackingEvent } from '#contract/monitoring/calls.ts';

const NAME_MAXIMUM = 40;

/**
 * Returns the click on a link or button in a key place. Key places have `data-area` and show only content of the site, so
 * the text of an element can be its name, unless `data-name` has another.
 */
export const clickOf = (target: Element): Omit<TrackingEvent, 'at' | 'pageName'> | undefined => {
  const place = target.closest<HTMLElement>('[data-area]');
  const element = target.closest<HTMLElement>('a, button, [data-name]');
  if (!place || !element || !place.contains(element)) return undefined;
  const text = (element.querySelector('h3') ?? element).textContent.trim();
  const name = (element.dataset['name'] ?? (text || element.getAttribute('aria-label')) ?? '').slice(0, NAME_MAXIMUM);
  if (name === '') return undefined;
  const pageArea = place.dataset['area'] ?? '';
  return {
    pageArea,
    clickElementName: name,
    hotSearchWord: pageArea === HOT_WORDS_AREA ? name : '',
    manualInput: '',
  };
};
