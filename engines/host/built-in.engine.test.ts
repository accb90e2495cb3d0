import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { found } from '#contract/trial/recognition.ts';
import { asSharp, renderSvg } from '../specimens/render.ts';
import { createEngines } from './engines.ts';

const engines = createEngines({ processes: { text: 1, detection: 1, package: 1 } });
afterAll(() => engines.stop());

const sign = () =>
  renderSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160">
    <rect width="480" height="160" fill="#fff"/>
    <text x="240" y="100" font-family="Noto Sans SC" font-size="56" text-anchor="middle">城南路2048号</text>
  </svg>`);

it('[TRIAL-03] reads print from a picture that lies on its side, with its place in it', async () => {
  const picture = await asSharp(await sign())
    .rotate(90)
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer();
  const answer = await engines.recognise({ task: 'general-text', picture });
  expect(found.parse(answer)).toMatchObject({ width: 480, height: 160, targets: [], fields: [], notes: [] });
  expect(answer.texts.map(({ text }) => text)).toEqual(['城南路2048号']);
  const [line] = answer.texts;
  for (const [x, y] of line?.polygon ?? []) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(460);
    expect(y).toBeGreaterThan(30);
    expect(y).toBeLessThan(130);
  }
});

it('[TRIAL-03] invents no fields of a document and no targets where there are none', async () => {
  const picture = await asSharp(await sign())
    .png()
    .toBuffer();
  const card = await engines.recognise({ task: 'id-card', picture });
  expect(card.fields.filter(({ value }) => value !== '')).toEqual([]);
  const cattle = await engines.recognise({ task: 'cattle', picture });
  expect(cattle).toMatchObject({ width: 480, height: 160, targets: [], texts: [] });
});

it('[TRIAL-04] says that a picture cannot be decoded, and goes on', async () => {
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const picture = whole.subarray(0, whole.length - 40);
  for (const task of ['general-text', 'sheep'] as const)
    await expect(engines.recognise({ task, picture })).rejects.toMatchObject({ kind: 'undecodable' });
  await expect(engines.recognise({ task: 'sheep', picture: whole })).resolves.toMatchObject({ targets: [] });
});
