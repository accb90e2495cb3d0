import { createContext } from 'react';
import type { ConsoleEntry } from '../area.ts';

/** The console pages of all areas, which the frame knows and the desk leads to. */
export const ConsolePages = createContext<readonly ConsoleEntry[]>([]);
