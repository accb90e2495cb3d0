import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Sample } from '#contract/trial/panel.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import type { Subject } from '../use-subject.ts';
import { followLeft } from './follow-left.ts';
import type { LeftRun } from './left-run.ts';

const ticket = { ticketId: 'A'.repeat(22), place: 2, expectedWait: 20 };
const sample = { sampleId: 'id-card-1' } as Sample;
const picture = { pictureId: 'p', width: 4, height: 3 };
const answer = { width: 8, height: 6 } as Recognition;
const ofAbility = { abilityNo: 35 };

let isPictureThere = true;
beforeEach(() => {
  provideAllTexts();
  isPictureThere = true;
  vi.stubGlobal('fetch', async () => new Response('', { status: isPictureThere ? 200 : 404 }));
});
afterEach(() => void vi.unstubAllGlobals());

/** Takes a trial up whose ticket ends so. */
const takeUp = async (left: Partial<LeftRun>, follow: () => Promise<Recognition>) => {
  const shown: Subject[] = [];
  const on = {
    signal: new AbortController().signal,
    onPlace() {},
    onSubject: (next: Subject) => void shown.push(next),
  };
  return { end: await followLeft({ ...ofAbility, ...left }, [sample], on, follow), shown };
};
const fails = (ended?: string) => () => Promise.reject(Object.assign(new Error('ended'), { code: '20008', ended }));

test('[MEND-04] after a reload the result comes with its sample or its own picture, else with its size', async () => {
  const found = async () => answer;
  expect(await takeUp({ sampleId: 'id-card-1', ticket }, found)).toEqual({
    end: { answer },
    shown: [{ kind: 'sample', sample }],
  });
  const own = await takeUp({ picture, ticket }, found);
  expect(own.shown).toEqual([{ kind: 'own', picture, preview: expect.stringMatching(/^blob:/) }]);
  isPictureThere = false;
  const gone = await takeUp({ picture, ticket }, found);
  expect(gone).toEqual({
    end: { answer },
    shown: [{ kind: 'address', address: '', width: 8, height: 6, removed: true }],
  });
  const kept = await takeUp({ address: 'http://a.cn/b.png', ticket }, async () => ({ ...answer, pictureId: 'q' }));
  expect(kept.shown).toEqual([{ kind: 'own', picture: { pictureId: 'q', width: 8, height: 6 } }]);
});

test('[MEND-04] a result does not wait for a picture that does not come', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const taken = takeUp({ picture, ticket }, async () => answer);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await taken).toEqual({
    end: { answer },
    shown: [{ kind: 'address', address: '', width: 8, height: 6, removed: true }],
  });
});

test('[MEND-04] a trial that did not outlast its page says so, and claims no more about its charge than is known', async () => {
  const hint = async (left: Partial<LeftRun>, ended?: string) => {
    const { end, shown } = await takeUp({ sampleId: 'id-card-1', ...left }, fails(ended));
    expect(shown).toHaveLength(1);
    return 'trialError' in end && end.trialError ? `${end.trialError.message} ${end.trialError.hint}` : undefined;
  };
  const GIVEN_BACK = '上次识别已中断 离开页面后它没有完成，没有扣减次数。';
  const UNKNOWN = '上次识别已中断 离开页面时它还没有结果，未完成的识别不扣减次数。';
  expect(await hint({ ticket }, 'cancelled')).toBe(GIVEN_BACK);
  expect(await hint({ ticket }, 'missing')).toBe(UNKNOWN);
  expect(await hint({})).toBe(UNKNOWN);
  // A trial that failed for a reason has its own message.
  expect(await hint({ ticket }, 'failed')).toBeUndefined();
});
