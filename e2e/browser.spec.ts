import { expect, test } from './fixtures.ts';

test('the browser of these tests draws Chinese, in two weights', async ({ page }) => {
  await page.setContent('<html lang="zh-CN"><title>字</title><canvas width="64" height="64"></canvas>');
  const drawings = await page.evaluate(() => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    return ['400', '700'].flatMap((weight) =>
      ['观', '澜', '囧', '㎡'].map((character) => {
        context.clearRect(0, 0, 64, 64);
        context.font = `${weight} 48px sans-serif`;
        context.fillText(character, 4, 52);
        return canvas.toDataURL();
      }),
    );
  });
  // Missing characters are all drawn as the same box.
  expect(new Set(drawings).size).toBe(drawings.length);
});
