import { stage } from './backdrops/room.ts';
import { inBannerView } from './banner-view.ts';
import { crop, type Drawing, type Scene } from './scene.ts';

/** What an ability's pictures show: its subject before a backdrop, and before one more for each scenario. */
export type AbilitySubject = {
  backdrop: string;
  subject: string;
  /** Left upper corner and width of the cover in the stage. */
  cover: { x: number; y: number; across: number };
  scenarios: readonly { backdrop: string; subject?: string; frame?: { x: number; y: number; across: number } }[];
};

/** A frame a little wider than the cover's, ending where the cover ends, so that feet stay in it. */
const roomier = ({ x, y, across }: AbilitySubject['cover']) => ({
  x: x - across * 0.025,
  y: Math.max(0, y - across * 0.005),
  across: across * 1.05,
});

/** Cover 480 by 300, banner 1440 by 360, and each scenario 400 by 240. */
export function abilityDrawing({ backdrop, subject, cover, scenarios }: AbilitySubject): Drawing {
  const scene = (back: string, front: string): Scene => ({
    width: stage.width,
    height: stage.height,
    drawn: back + front,
  });
  const main = scene(backdrop, subject);
  const drawing: Drawing = {
    cover: crop(main, cover.x, cover.y, cover.across, 480, 300),
    banner: crop(scene(backdrop, inBannerView(subject)), 0, 0, stage.width, 1440, 360),
  };
  scenarios.forEach((scenario, index) => {
    const frame = scenario.frame ?? roomier(cover);
    drawing[`scenario-${index + 1}`] = crop(
      scene(scenario.backdrop, scenario.subject ?? subject),
      frame.x,
      frame.y,
      frame.across,
      400,
      240,
    );
  });
  return drawing;
}
