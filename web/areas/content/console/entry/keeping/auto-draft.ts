/** How long typing rests before the typed text is saved as a draft automatically. */
export const AFTER_PAUSE_MS = 60_000;
/** How long a tab is hidden before; a glance at another one is shorter. */
export const AFTER_HIDDEN_MS = 5000;

/**
 * Decides when the unsaved text is saved as a draft automatically: after a pause, in a hidden tab, and when the page
 * is left.
 */
export const createAutoDraft = (save: () => void) => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(pause);
    clearTimeout(hidden);
    hidden = undefined;
  };
  return {
    typed() {
      clearTimeout(pause);
      pause = setTimeout(save, AFTER_PAUSE_MS);
    },
    hide() {
      hidden ??= setTimeout(save, AFTER_HIDDEN_MS);
    },
    show() {
      clearTimeout(hidden);
      hidden = undefined;
    },
    leave() {
      stop();
      save();
    },
  };
};
