/** Returns the address of the login page, which redirects back to `wanted`. `state`: whether `wanted` has a query. */
export const loginUrl = (wanted = window.location.href): string => {
  const state = new URL(wanted).search === '' ? 'none' : 'has';
  return `/auth/login?state=${state}&redirect_uri=${encodeURIComponent(wanted)}`;
};
