const failures = new WeakSet<object>();

/** Keeps the failure of a page's loading, which the router shows in place of the page. */
export const keepLoadFailure = (error: unknown): void => {
  if (error instanceof Object) failures.add(error);
};

/**
 * Keeps the browser from reporting them as nobody's: until the style sheets of the page are there, React Router 8 has
 * not taken notice of its failed loader yet (`prefetchStylesAndCallHandler`).
 */
export const leaveLoadFailuresToRouter = (): void => {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Object && failures.has(event.reason)) event.preventDefault();
  });
};
