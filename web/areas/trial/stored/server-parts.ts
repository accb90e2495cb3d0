import type { ShownResult } from '../showcase/shown-result.tsx';
import type { storedParts } from './stored-parts.ts';

/**
 * The parts that the server renders. The server's entry sets them: an import from here would bring them to the browser,
 * which keeps their HTML.
 */
export const onServer: { parts?: typeof storedParts; ShownResult?: typeof ShownResult } = {};
