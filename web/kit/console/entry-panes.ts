import { createContext } from 'react';
import type { EntryPane } from '../area.ts';

/** The panes that areas add to the editor of their kinds of content. The frame of the console fills them in. */
export const EntryPanes = createContext<readonly EntryPane[]>([]);
