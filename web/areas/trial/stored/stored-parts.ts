import { TrialFacts } from '../trial-facts.tsx';
import { OpeningResult, OpeningStage } from './opening.tsx';
import { SampleStrip } from './sample-strip.tsx';

/** The parts of the section that need no script once they are rendered. */
export const storedParts = { OpeningStage, OpeningResult, SampleStrip, TrialFacts };
