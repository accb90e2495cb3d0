import type { Browser } from '@playwright/test';
import { encodeFilm, type Frame } from '../scripts/films/encode.ts';

const SIZE = { width: 640, height: 360 };

/** Makes a real film that shows which second it is, each second or more seldom, and its cover. */
export const makeSmallFilm = async (browser: Browser, seconds: number, { title = '', every = 1 } = {}) => {
  const page = await browser.newPage({ viewport: SIZE });
  const frames: Frame[] = [];
  for (let second = 0; second < seconds; second += every) {
    await page.setContent(
      `<body style="margin:0;display:grid;place-content:center;text-align:center;height:100vh;font:48px sans-serif;
        background:hsl(${(second * 37) % 360} 40% 85%)">${title}<br>${second}</body>`,
    );
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 60 });
    frames.push({ jpeg: jpeg.toString('base64'), at: second * 1000 });
  }
  await page.close();
  return encodeFilm(browser, { frames, began: 0, seconds, ...SIZE });
};
