import { useOutletContext } from 'react-router';
import type { User } from '#web/session/user.ts';

/** Whoever works in the console, as its frame hands it to the rooms. */
export const useConsole = () => useOutletContext<User>();
