import { expect, test } from 'vitest';
import { reportedErrorOf, errorOfEvent, framesIn, namesIn, withoutNames } from './error-log.ts';

const CHROME = `TypeError: x is gone
    at open (https://a.example/assets/home-DkfjX9s2.js:1:2345)
    at async Promise.all (index 0)
    at https://a.example/assets/root-AAAAAAAA.js?token=abc:1:1`;
const FIREFOX = `open@https://a.example/assets/home-DkfjX9s2.js:1:2345
@https://a.example/assets/root-AAAAAAAA.js:1:1`;

test('[MON-04] frames are read from the stacks of browsers, with paths alone', () => {
  const frames = ['open /assets/home-DkfjX9s2.js:1:2345', '/assets/root-AAAAAAAA.js:1:1'];
  expect(framesIn(CHROME)).toEqual(frames);
  expect(framesIn(FIREFOX)).toEqual(frames);
  expect(framesIn('x'.repeat(10_000))).toEqual([]);
});

test('[MON-04] errors of scripts, promises and files that do not load are distinguished', () => {
  const error = Object.assign(new TypeError('x is gone'), { stack: CHROME });
  expect(errorOfEvent({ type: 'error', error })).toMatchObject({
    type: 'script',
    name: 'TypeError',
    message: 'x is gone',
  });
  expect(errorOfEvent({ type: 'error', message: 'Script error.' })).toMatchObject({ type: 'script', frames: [] });
  expect(errorOfEvent({ type: 'unhandledrejection', reason: 'no' })).toMatchObject({ type: 'promise', message: 'no' });
  expect(errorOfEvent({ type: 'vite:preloadError', payload: error })).toMatchObject({ type: 'load' });
  const script = { tagName: 'SCRIPT', src: 'https://a.example/assets/home.js?token=1' };
  expect(errorOfEvent({ type: 'error', target: script })).toEqual({
    type: 'load',
    name: 'SCRIPT',
    message: '/assets/home.js',
    frames: [],
  });
  expect(errorOfEvent({ type: 'error', target: { tagName: 'IMG' } })).toBeUndefined();
});

test('[MON-04] errors of extensions are none of ours', () => {
  const error = Object.assign(new Error('x'), { stack: 'at a (chrome-extension://abc/x.js:1:1)' });
  expect(reportedErrorOf('script', error)).toBeUndefined();
});

test('[MON-04] every thrown value is reported as a text of limited length', () => {
  for (const thrown of [undefined, null, 0, 'x', Symbol('x'), { message: 'm'.repeat(10_000) }, Object.create(null)]) {
    const reported = reportedErrorOf('promise', thrown);
    expect(reported?.message.length).toBeLessThanOrEqual(500);
  }
});

test('[MON-04] the names of the user are taken out of messages', () => {
  const names = namesIn({
    accountInfo: { userName: 'zhangsan', userId: '7' },
    enterpriseName: '某某公司',
    role: 1,
    phone: '138****8000',
  });
  expect(names.sort()).toEqual(['138****8000', 'zhangsan', '某某公司'].sort());
  expect(withoutNames('zhangsan of 某某公司 is gone', names)).toBe('*** of *** is gone');
});
