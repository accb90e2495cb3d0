import { describe, expect, test } from 'vitest';
import '#web/app/frames/console-pages.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { inChange, inDuration, inShifts, inTime } from './amounts.ts';
import { pageName } from './page-names.ts';
import {
  errorsSentence,
  funnelSentence,
  peakOf,
  searchesSentence,
  speedSentence,
  trialsSentence,
  usesSentence,
  visitsSentence,
} from './stand-out.ts';

provideAllTexts();
const days = (values: readonly number[]) =>
  values.map((value, no) => ({
    at: new Date(Date.parse('2026-11-20T16:00:00Z') + no * 86_400_000).toISOString(),
    value,
  }));
const peak = (values: readonly number[]) => peakOf(days(values), ({ value }) => value, 'day');

describe('[OPS-03] a sentence says what is unusual, and is empty if nothing is', () => {
  test('a peak is twice the usual, and more than chance', () => {
    expect(peak([20, 22, 90])).toBe('最高在 2026-11-23，90 次，是通常的 4.1 倍。');
    expect(peak([0, 0, 0, 50])).toBe('最高在 2026-11-24，50 次，其余时间大多没有。');
    expect(peak([20, 22, 24])).toBe('');
    expect(peak([1, 1, 9])).toBe('');
    expect(peak([])).toBe('');
  });

  const visits = (visitors: number, before: number, missing = 0) => ({
    series: [],
    totals: { views: 1000, arrivals: 1, visitors, bots: 0 },
    before: { views: 1, arrivals: 1, visitors: before, bots: 0 },
    pages: [{ page: '*', views: missing, visitors: 1, before: 0 }],
    sources: [],
  });
  test('visitors that grow or shrink much, and addresses without a page', () => {
    expect(visitsSentence(visits(150, 100), 'day')).toBe('访客比上一时段多 50%。');
    expect(visitsSentence(visits(60, 100, 80), 'day')).toBe(
      '访客比上一时段少 40%。有 8% 的浏览打开的是不存在的地址，请检查站外的链接。',
    );
    for (const quiet of [visits(120, 100), visits(15, 3), visits(100, 100, 10)])
      expect(visitsSentence(quiet, 'day')).toBe('');
  });

  const step = (counted: number, before: number) => ({ counted, before, medianSeconds: null });
  const funnel = (visitors: [number, number], tried: [number, number]) => ({
    visitors: step(...visitors),
    tried: step(...tried),
    registeredVisitors: step(0, 0),
    registered: step(0, 0),
    applied: step(0, 0),
  });
  test('a step that is taken less or more often', () => {
    expect(funnelSentence(funnel([100, 100], [5, 10]))).toBe('试用的访客由 10% 降到 5%。');
    expect(funnelSentence(funnel([100, 200], [20, 20]))).toBe('试用的访客由 10% 升到 20%。');
    expect(funnelSentence(funnel([100, 0], [0, 0]))).toBe('100 位访客中没有人试用能力。');
    for (const quiet of [funnel([100, 100], [9, 10]), funnel([10, 100], [1, 50]), funnel([100, 5], [5, 5])])
      expect(funnelSentence(quiet)).toBe('');
  });

  const speeds = (lcp: number | null, views = 100) => ({ views, lcp, inp: null, cls: null });
  const speed = (page: number | null, releases: [string, number][], views = 100) => ({
    monitors: true,
    series: [],
    totals: speeds(page),
    before: speeds(null),
    pages: [{ page: '/home', ...speeds(page, views), lcpBefore: null }],
    releases: releases.map(([release, lcp]) => ({ release, ...speeds(lcp) })),
  });
  test('a slow page, and a release that is slower than the one before', () => {
    expect(speedSentence(speed(3400, []))).toBe('“首页”偏慢：四分之三的浏览要 3.4 秒才显示主要内容，超过 2.5 秒。');
    expect(
      speedSentence(
        speed(1000, [
          ['5.9.0', 1000],
          ['5.10.0', 1500],
        ]),
      ),
    ).toBe('版本 5.10.0 比 5.9.0 慢：主要内容由 1 秒变为 1.5 秒。');
    for (const quiet of [
      speed(2000, [
        ['5.8.0', 1000],
        ['5.9.0', 900],
      ]),
      speed(9000, [], 3),
      speed(null, []),
    ])
      expect(speedSentence(quiet)).toBe('');
  });

  const errors = (times: number, before: number, first: number, fingerprint = 'x') => ({
    monitors: true,
    series: [],
    totals: { times, causes: 2 },
    before: { times: before, causes: 2 },
    causes: [
      {
        fingerprint,
        name: 'TypeError',
        message: 'x is gone',
        release: '5.7.0',
        times: first,
        before: 0,
        firstTime: null,
        lastTime: null,
        pages: [],
        steps: [],
        frames: [],
      },
    ],
  });
  test('errors that multiply, and the cause of most of them', () => {
    expect(errorsSentence(errors(100, 40, 60))).toBe(
      '错误是上一时段的 2.5 倍。“TypeError：x is gone”占全部错误的 60%。',
    );
    for (const quiet of [errors(100, 90, 20), errors(10, 1, 9), errors(100, 90, 90, '')])
      expect(errorsSentence(quiet)).toBe('');
  });

  const searches = (all: number, misses: number) => ({
    series: [],
    totals: { searches: all, misses },
    before: { searches: 0, misses: 0 },
    words: [],
    missed: [{ word: '无人机', missId: 'x', searches: misses, misses, before: 0 }],
  });
  test('many searches without a result', () => {
    expect(searchesSentence(searches(100, 25))).toBe('25% 的搜索没有结果，最多的是“无人机”。');
    for (const quiet of [searches(100, 10), searches(10, 5)]) expect(searchesSentence(quiet)).toBe('');
  });

  const trials = (all: number, refusals: number, p95: number) => ({
    series: [],
    totals: { trials: all, refusals },
    before: { trials: 0, refusals: 0 },
    abilities: [{ abilityNo: 1, abilityName: '人员检测', trials: all, refusals, before: 0, p50: 100, p95 }],
    refusals: [{ code: '10013', message: '服务繁忙', times: refusals, before: 0 }],
  });
  test('many trials without a result, and a long wait', () => {
    expect(trialsSentence(trials(80, 20, 12_000), 'day')).toBe(
      '20% 的试用未成功，最多的原因是“服务繁忙”。“人员检测”等待偏长：二十次中有一次超过 12 秒。',
    );
    for (const quiet of [trials(90, 10, 9000), trials(5, 5, 20_000)]) expect(trialsSentence(quiet, 'day')).toBe('');
  });

  test('a day with many downloads', () => {
    const series = days([10, 10, 60]).map(({ at, value: download }) => ({ at, download, model: 0, play: 0 }));
    const counts = { download: 80, model: 0, play: 0 };
    expect(usesSentence({ series, totals: counts, before: counts, things: [] })).toBe(
      '最高在 2026-11-23，60 次，是通常的 6 倍。',
    );
  });
});

test('amounts have the unit that a reader expects', () => {
  expect([0, 999, 1000, 2345, null].map(inTime)).toEqual(['0 毫秒', '999 毫秒', '1 秒', '2.3 秒', '无']);
  expect([45, 119, 120, 7200, 259_200].map(inDuration)).toEqual(['45 秒', '119 秒', '2 分钟', '2 小时', '3 天']);
  expect([0, 120, null].map(inShifts)).toEqual(['0', '0.12', '无']);
  expect([inChange(3, 2), inChange(1, 2), inChange(2, 2), inChange(2, 0)]).toEqual([
    '多 50%',
    '少 50%',
    '持平',
    '此前没有',
  ]);
});

test('a page has a name, or else its pattern', () => {
  expect(pageName('/home')).toBe('首页');
  expect(pageName('/account/requests')).toBe('账号中心：requests');
  expect(pageName('/somewhere/:id')).toBe('/somewhere/:id');
});
