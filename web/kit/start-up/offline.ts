import { networkMessage } from '#contract/kit/errors/no-answer.ts';
import { showNotice } from '../ui/notice.tsx';

/** Whether the browser knows that it is offline. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Runs the action now, or once the network is back. Returns a function that cancels it. */
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

/** Blocks links while offline: the browser's error page would replace the page, and typed text would be lost. */
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
