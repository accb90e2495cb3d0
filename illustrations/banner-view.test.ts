import { expect, test } from 'vitest';
import { findDrawings } from './all-drawings.ts';
import { bannerView } from './banner-view.ts';
import { findingsExtent } from './recognition/findings-extent.ts';

test('a page shows all boxes, outlines and labels of a banner from 1280 to 1920 wide', async () => {
  const banners = (await findDrawings()).filter(({ drawing }) => drawing.banner);
  const [right, bottom] = [bannerView.x + bannerView.width, bannerView.y + bannerView.height];
  const beyond = banners.map(({ folder, drawing }) => {
    const { x, y, width, height } = findingsExtent(drawing.banner?.scene.drawn ?? '');
    return { folder, by: Math.max(bannerView.x - x, bannerView.y - y, x + width - right, y + height - bottom) };
  });
  expect(beyond.length).toBeGreaterThan(60);
  expect(beyond.filter(({ by }) => !(by <= 0))).toEqual([]);
});
