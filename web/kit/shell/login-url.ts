/** The address of the login page, which leads on to this one. `state` tells whether that one has a query. */
export const loginUrl = (wanted = window.location.href): string => {
  const state = new URL(wanted).search === '' ? 'none' : 'has';
  return `/auth/login?state=${state}&redirect_uri=${encodeURIComponent(wanted)}`;
};
