/** Where a sub-account sets its password; its whole login name is filled in there already. */
export const firstLoginAddress = (login: string) => `${window.location.origin}/auth/first-login?name=${login}`;
