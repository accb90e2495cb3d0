/** The page, as far as its visibility goes. */
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

const AT_MOST_EVERY_MS = 5000;

/** Acts when the page becomes visible again, but not more often than every few seconds. Returns a function that stops it. */
export const whenSeenAgain = (act: () => void, page: Page = document): (() => void) => {
  let actedAt = performance.now();
  const onChange = () => {
    if (page.visibilityState !== 'visible' || performance.now() - actedAt < AT_MOST_EVERY_MS) return;
    actedAt = performance.now();
    act();
  };
  page.addEventListener('visibilitychange', onChange);
  return () => page.removeEventListener('visibilitychange', onChange);
};
