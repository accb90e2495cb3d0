let go = () => window.location.assign('/');

/** Leads home from wherever the page is. */
export const goHome = () => go();

/** The router leads home without a reload once it is there. */
export const goHomeBy = (navigate: () => void) => {
  go = navigate;
};
