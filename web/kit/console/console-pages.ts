import { createContext } from 'react';
import type { ConsoleEntry } from '../area.ts';

/** The console pages of all areas, which the frame fills in and the desk links to. */
export const ConsolePages = createContext<readonly ConsoleEntry[]>([]);
