import type { APIRequestContext } from '@playwright/test';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { runTrial } from '#contract/trial/calls.ts';
import { expect } from './fixtures.ts';

/** A sample for the engine of each group. */
const SAMPLES = {
  text: { abilityNo: 35, sampleId: 'id-card-1' },
  detection: { abilityNo: 15, sampleId: 'cattle-meadow' },
} as const;

/**
 * Recognises a sample until that succeeds, so that the engine has started. The call of a program is given up after 15
 * seconds, which a start alone may take on a busy machine.
 */
export const startEngine = (request: APIRequestContext, group: keyof typeof SAMPLES): Promise<void> =>
  expect(async () => {
    const response = await request.fetch(runTrial.path, { method: runTrial.method, multipart: SAMPLES[group] });
    expect((await response.json()).code).toBe(SUCCESS_CODE);
  }).toPass({ timeout: 120_000, intervals: [2000] });
