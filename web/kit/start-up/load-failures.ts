const failures = new WeakSet<object>();

/** Records the error of a page's loader, which the router shows in place of the page. */
export const keepLoadFailure = (error: unknown): void => {
  if (error instanceof Object) failures.add(error);
};

/**
 * Prevents the browser from reporting these errors as unhandled. React Router 8 handles the rejection of a loader only
 * once the page's style sheets have loaded (`prefetchStylesAndCallHandler`).
 */
export const leaveLoadFailuresToRouter = (): void => {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Object && failures.has(event.reason)) event.preventDefault();
  });
};
