import { completeForms } from './late-fields.ts';
import { addOpenDraft } from './open-drafts.ts';

interface Watched {
  save: () => void;
  /** Saves before the page goes. */
  leave: () => void;
  /** Runs when the user returns to the tab, instead of `save`. */
  onReturn: () => void;
  /** Stores what is typed in this tab. Returns whether there is something, and it is stored. */
  keep: () => boolean;
  /** Whether what is typed would be lost with the page. */
  isAtRisk: () => boolean;
}

/**
 * Saves a draft when the page is left or the network returns. Forms are complete by then: listeners of the window run in
 * the order in which they were added, so that a field that is rendered late would give its text after the draft is kept.
 * Returns the function that ends this.
 */
export const watchPage = (watched: Watched) => {
  const complete =
    <Result>(act: () => Result) =>
    () => {
      completeForms();
      return act();
    };
  const save = complete(watched.save);
  const leave = complete(watched.leave);
  const isAtRisk = complete(watched.isAtRisk);
  const onVisibility = () => (document.visibilityState === 'visible' ? watched.onReturn() : save());
  const keepOpen = (event: BeforeUnloadEvent) => {
    if (!isAtRisk()) return;
    event.preventDefault();
    // Older browsers require it.
    event.returnValue = true;
  };
  const removeOpen = addOpenDraft(complete(watched.keep));
  window.addEventListener('online', save);
  window.addEventListener('pagehide', leave);
  window.addEventListener('beforeunload', keepOpen);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', save);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('beforeunload', keepOpen);
    document.removeEventListener('visibilitychange', onVisibility);
    removeOpen();
  };
};
