import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { validationErrorsOf } from '#contract/kit/content/validation-errors.ts';
import { video } from '#contract/videos/content.ts';
import { contentFiles } from '#server/kit/content/content-files.ts';
import { createContentFolder } from '#server/kit/content/content-folder.ts';
import { defaultIdOf } from '#server/kit/content/default-id.ts';
import type { AnyServedKind } from '#server/kit/content/served-kind.ts';
import { videoKinds } from './kinds.ts';

const [{ readDefaults, writeDefaults }] = videoKinds as [AnyServedKind];

/** As `npm run films` writes it. */
const recorded = {
  title: '在线体验一项能力',
  summary: '用样例图片跑一次识别。',
  labels: ['入门'],
  abilityNos: [40],
  documents: ['start-register'],
  place: 2,
  seconds: 83,
  chapters: [
    { at: 0, title: '选样例' },
    { at: 12.34, title: '看结果' },
  ],
  cues: [
    { from: 0, to: 6.5, text: '点一张样例。' },
    { from: 12.34, to: 20.01, text: '结果 <JSON> 在这里。' },
  ],
};

const folderWith = (files: Record<string, unknown>) => {
  const root = mkdtempSync(join(tmpdir(), 'portal-videos-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'videos'));
  for (const [name, data] of Object.entries(files)) writeFileSync(join(root, 'videos', name), JSON.stringify(data));
  return root;
};

test('[VID-01] the default videos are what was recorded: film and cover of the release, captions of what is said', () => {
  const files = contentFiles(folderWith({ 'try-ability.json': recorded }));
  const { entries } = readDefaults(files);
  expect(files.errors).toEqual([]);
  expect(entries).toEqual([
    {
      key: 'try-ability',
      slug: 'try-ability',
      file: 'videos/try-ability.json',
      payload: {
        title: '在线体验一项能力',
        summary: '用样例图片跑一次识别。',
        film: 'build/try-ability.mp4',
        captions: [
          'WEBVTT',
          '',
          '00:00:00.000 --> 00:00:06.500',
          '点一张样例。',
          '',
          '00:00:12.340 --> 00:00:20.010',
          '结果 &lt;JSON&gt; 在这里。',
          '',
        ].join('\n'),
        chapters: [
          { at: 0, title: '选样例' },
          { at: 12, title: '看结果' },
        ],
        labels: ['入门'],
        abilityNos: [40],
        documents: [defaultIdOf('document', 'start-register')],
        place: 2,
      },
    },
  ]);
  expect(validationErrorsOf(video.fields, entries[0]?.payload)).toEqual([]);
});

test('[CONT-05] a video that is exported is imported again as it was', () => {
  const root = folderWith({ 'try-ability.json': recorded });
  const payload = readDefaults(contentFiles(root)).entries[0]?.payload ?? {};
  const same = createContentFolder(root);
  writeDefaults([{ key: 'try-ability', slug: 'try-ability', parentSlug: null, payload }], same.folder);
  expect(same.changes()).toEqual([]);
  const changed = createContentFolder(root);
  const next = { ...payload, title: '改了标题' };
  writeDefaults(
    [
      { key: 'try-ability', slug: 'moved', parentSlug: null, payload: next },
      { key: null, slug: 'new', parentSlug: null, payload },
    ],
    changed.folder,
  );
  expect(changed.changes()).toEqual([
    { file: 'videos/moved.json', change: 'added' },
    { file: 'videos/new.json', change: 'added' },
    { file: 'videos/try-ability.json', change: 'removed' },
  ]);
  expect(changed.folder.data('videos/moved.json')).toEqual(next);
});

test.each([
  ['a list', []],
  ['cues without times', { ...recorded, cues: [{ text: '何时？' }] }],
  ['chapters that are none', { ...recorded, chapters: ['一'] }],
  ['documents that are none', { ...recorded, documents: 'start-register' }],
])('[VID-01] a file with %s is an error of the content, with its name', (_what, data) => {
  const files = contentFiles(folderWith({ 'wrong.json': data }));
  expect(readDefaults(files).entries).toEqual([]);
  expect(files.errors).toEqual([
    { file: 'videos/wrong.json', field: '', reason: 'is no video with cues and chapters' },
  ]);
});
