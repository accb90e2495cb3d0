/** The address of the login page, which leads back to the current one. `state` tells whether that one has a query. */
export const loginUrl = (current: string): string => {
  const state = new URL(current).search === '' ? 'none' : 'has';
  return `/auth/login?state=${state}&redirect_uri=${encodeURIComponent(current)}`;
};
