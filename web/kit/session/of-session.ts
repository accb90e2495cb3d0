/** What a tab stores under keys that begin so goes when the user logs out. */
export const OF_SESSION = 'session.';
