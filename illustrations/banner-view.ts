import { findingsExtent } from './recognition/findings-extent.ts';
import { placed, type Rectangle } from './shape.ts';

/** The part of a banner that a page from 1280 to 1920 wide shows right of its text: a head made high by a long text cuts off the right, a wide one cuts off above and below. */
export const bannerView: Rectangle = { x: 688, y: 28, width: 528, height: 304 };

const margin = 1;

/** A banner's subject, made smaller and moved no more than it takes for all that is found to be seen. */
export function inBannerView(subject: string): string {
  const found = findingsExtent(subject);
  const [width, height] = [bannerView.width - 2 * margin, bannerView.height - 2 * margin];
  const scale = Math.min(1, Math.floor(Math.min(width / found.width, height / found.height) * 1000) / 1000);
  const moved = (start: number, length: number, from: number, room: number) =>
    Math.min(Math.max(start, from), from + room - length * scale) - start * scale;
  return placed(subject, {
    x: moved(found.x, found.width, bannerView.x + margin, width),
    y: moved(found.y, found.height, bannerView.y + margin, height),
    scale,
  });
}
