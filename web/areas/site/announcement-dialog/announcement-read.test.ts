import { afterEach, expect, test, vi } from 'vitest';
import { isAnnouncementRead, markAnnouncementRead } from './announcement-read.ts';

afterEach(() => vi.unstubAllGlobals());

const storage = () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  return kept;
};

test('[ANN-01] what was read is remembered by user id and announcement', () => {
  const kept = storage();
  expect(isAnnouncementRead('100001', 'upgrade')).toBe(false);
  markAnnouncementRead('100001', 'upgrade');
  expect([...kept]).toEqual([['announcement.read.100001', 'upgrade']]);
  expect(isAnnouncementRead('100001', 'upgrade')).toBe(true);
  expect(isAnnouncementRead('100002', 'upgrade')).toBe(false);
  expect(isAnnouncementRead('100001', 'another')).toBe(false);
});

test('[ANN-01] a browser that keeps nothing remembers it as long as the page is open', () => {
  vi.stubGlobal('localStorage', undefined);
  markAnnouncementRead('100003', 'upgrade');
  expect(isAnnouncementRead('100003', 'upgrade')).toBe(true);
  expect(isAnnouncementRead('100003', 'another')).toBe(false);
});
