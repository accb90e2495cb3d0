import { networkMessage } from '#contract/kit/errors/vocabulary.ts';
import { showNotice } from '../ui/notice.tsx';

/** Whether the browser knows that it has no network. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Acts at once, or when the network is back; answers how to call it off. */
export const whenOnline = (act: () => void): (() => void) => {
  if (!isOffline()) {
    act();
    return () => {};
  }
  window.addEventListener('online', act, { once: true });
  return () => window.removeEventListener('online', act);
};

const leavesPage = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === window.location.origin && (pathname !== window.location.pathname || search !== window.location.search);

/** Without a network a link would put the browser's own error page in the place of this one, and what was typed there be lost. */
export const keepPageOffline = () => {
  document.addEventListener(
    'click',
    (event) => {
      if (!isOffline() || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target === '_blank' || link.hasAttribute('download') || !leavesPage(link)) return;
      event.preventDefault();
      event.stopPropagation();
      showNotice(networkMessage, 'danger');
    },
    true,
  );
};
