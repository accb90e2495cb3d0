/**
 * Records films: `npm run films` all of them, `npm run films -- <slug>` one. Needs what `npm start` has built. Writes the
 * film, its captions and chapters, and a cover to `content/videos/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { loginAs } from '../../e2e/accounts.ts';
import { browserLaunchOptions } from '../../e2e/browser.ts';
import { WINDOW } from '../../e2e/films/actor.ts';
import type { Film } from '../../e2e/films/film.ts';
import { films } from '../../e2e/films/films.ts';
import { untilLive } from '../../e2e/live-page.ts';
import { makeTemplate, startCopy } from '../../e2e/portal-copy.ts';
import { encodeFilm, type Frame } from './encode.ts';
import { createFilmActor, keepDrawing } from './film-actor.ts';
import type { Track } from './track.ts';

const FOLDER = join(import.meta.dirname, '../../content/videos');
const SIZE = { width: 1280, height: 720 };
/** The pixels of the pictures for each of the page: the camera goes near without a blur. */
const SCALE = 2;
const READ_AT_LEAST_SECONDS = 4;
const READ_SECONDS_A_LETTER = 0.27;
const BEGIN_MS = 800;
const END_MS = 1500;

interface Cue {
  from: number;
  to: number;
  text: string;
}

const record = async (browser: Browser, film: Film, url: string) => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: WINDOW,
    deviceScaleFactor: SCALE,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  if (film.account) await loginAs(page, film.account, { path: film.path });
  await keepDrawing(page);
  await page.goto(film.path);
  await untilLive(page);
  await page.mouse.move(WINDOW.width / 2, WINDOW.height / 2);

  const frames: Frame[] = [];
  const session = await context.newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ jpeg: data, at: (metadata.timestamp ?? 0) * 1000 });
    // The last frames may come while the page is closed.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 92,
    maxWidth: WINDOW.width * SCALE,
    maxHeight: WINDOW.height * SCALE,
  });
  const began = Date.now();
  const now = () => (Date.now() - began) / 1000;
  const track: Track = { moves: [], presses: [], looks: [], marks: [] };
  const actor = createFilmActor(page, track, now);
  const cues: Cue[] = [];
  const chapters: { at: number; title: string }[] = [];
  let coverAt = 0;
  for (const [no, { chapter, say, isCover, act }] of film.scenes.entries()) {
    const from = now();
    if (chapter !== undefined) chapters.push({ at: from, title: chapter });
    actor.beginScene(from + Math.max(READ_AT_LEAST_SECONDS, say.length * READ_SECONDS_A_LETTER));
    if (no === 0) await pause(BEGIN_MS);
    await act(actor, page);
    await actor.endScene();
    cues.push({ from, to: now(), text: say });
    if (isCover === true) coverAt = now() - 0.1;
    console.log(`${film.slug} ${from.toFixed(1)} ${say}`);
  }
  await pause(END_MS);
  const seconds = now();
  await session.send('Page.stopScreencast');
  await page.close();
  await context.close();
  return { frames, began, seconds, cues, chapters, track, coverAt };
};

const chosen = process.argv.slice(2);
const left = films.filter(({ slug }) => chosen.length === 0 || chosen.includes(slug));
if (left.length === 0) throw new Error(`no film ${chosen.join(', ')}`);
mkdirSync(FOLDER, { recursive: true });
const template = await makeTemplate();
process.env.PORTAL_DATA_DIR = template.dataDir;
const options = await browserLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--force-device-scale-factor=${SCALE}`],
});
for (const film of left) {
  // Each begins with a separate portal, so that no film shows what another one has left.
  const portal = await startCopy({ env: { ENGINE_WARM_UP: '' } });
  const recorded = await record(browser, film, portal.url);
  const { mp4, cover } = await encodeFilm(browser, { ...recorded, ...SIZE, page: WINDOW });
  await portal.stop();
  const { slug, title, summary, labels, abilityNos = [], documents = [] } = film;
  const round = (value: number) => Math.round(value * 100) / 100;
  const { seconds, cues, chapters } = recorded;
  writeFileSync(join(FOLDER, `${slug}.mp4`), mp4);
  writeFileSync(join(FOLDER, `${slug}.jpg`), cover);
  const description = {
    title,
    summary,
    labels,
    abilityNos,
    documents,
    /** The tutorials come in the order in which a newcomer sees them. */
    place: films.indexOf(film) + 1,
    seconds: Math.round(seconds),
    chapters: chapters.map(({ at, ...rest }) => ({ at: round(at), ...rest })),
    cues: cues.map(({ from, to, text }) => ({ from: round(from), to: round(to), text })),
  };
  writeFileSync(join(FOLDER, `${slug}.json`), `${JSON.stringify(description, null, 2)}\n`);
  console.log(
    `${slug}: ${Math.round(seconds)} s, ${recorded.frames.length} frames, ${Math.round(mp4.length / 1024)} kB`,
  );
}
await browser.close();
await template.stop();
