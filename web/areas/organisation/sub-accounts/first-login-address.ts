/** Returns the address where a sub-account sets its password, with the full login name filled in. */
export const firstLoginAddress = (login: string) => `${window.location.origin}/auth/first-login?name=${login}`;
