/** Calls back once the page has loaded and has nothing to do. Returns a function that stops it. */
export const whenIdle = (act: () => void): (() => void) => {
  let stop = () => {};
  const wait = () => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(act);
      stop = () => clearTimeout(timer);
      return;
    }
    const asked = requestIdleCallback(act);
    stop = () => cancelIdleCallback(asked);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    stop();
  };
};
