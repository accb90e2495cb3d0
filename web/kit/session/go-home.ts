let go = () => window.location.assign('/');

/** Navigates to the home page. */
export const goHome = () => go();

/** Registers the router's navigation, which needs no reload. */
export const goHomeBy = (navigate: () => void) => {
  go = navigate;
};
