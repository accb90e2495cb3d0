export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a film shows of the page and draws over it, in CSS pixels of the page and seconds of the film. */
export interface Track {
  /** Where the pointer goes, and how long it takes. */
  moves: { at: number; seconds: number; x: number; y: number }[];
  presses: number[];
  /** The area to which the camera moves. Without a box, the whole page. */
  looks: { at: number; box?: Box }[];
  /** The area to highlight from this time on. Without a box, the highlight is removed. */
  marks: { at: number; box?: Box }[];
}

/** What is drawn at one moment. */
export interface View {
  /** The part of the page that fills the picture. */
  crop: Box;
  pointer: { x: number; y: number };
  isPressed: boolean;
  mark?: { box: Box; opacity: number };
}

const LOOK_SECONDS = 0.7;
const PRESS_SECONDS = 0.35;
const MARK_SECONDS = 0.25;
/** Text of 14 px is still readable in the player of a phone. */
const ZOOM_AT_MOST = 2;
/** What the camera turns to fills these shares of the picture at most: the captions are below it. */
const FILLED = { width: 0.88, height: 0.66 };
/** The camera rests while what it turns to is away from the edges and the captions, and could not be this much larger. */
const CALM = 1.3;
const EDGE = 0.04;
const CAPTION = 0.2;
/** How far above the middle it is, as a share of the picture. */
const RAISED = 0.07;

const eased = (share: number) => (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, share)))) / 2;
const between = (from: number, to: number, share: number) => from + (to - from) * share;

type Size = Pick<Box, 'width' | 'height'>;

/** Returns the part of a page that shows `box` as large as can be, or `now` if that shows it well enough. */
const cropOf = (box: Box | undefined, page: Size, now: Box): Box => {
  if (!box) return { x: 0, y: 0, ...page };
  const ratio = page.width / page.height;
  const fitting = Math.max(page.width / ZOOM_AT_MOST, box.width / FILLED.width, (box.height / FILLED.height) * ratio);
  const width = Math.min(page.width, fitting);
  const height = width / ratio;
  const isShown =
    now.width < width * CALM &&
    box.x >= now.x + now.width * EDGE &&
    box.x + box.width <= now.x + now.width * (1 - EDGE) &&
    box.y >= now.y + now.height * EDGE &&
    box.y + box.height <= now.y + now.height * (1 - CAPTION);
  if (isShown) return now;
  const within = (value: number, end: number) => Math.min(Math.max(0, value), end);
  return {
    x: within(box.x + box.width / 2 - width / 2, page.width - width),
    y: within(box.y + box.height / 2 - height * (0.5 - RAISED), page.height - height),
    width,
    height,
  };
};

const mixed = (from: Box, to: Box, share: number): Box => ({
  x: between(from.x, to.x, share),
  y: between(from.y, to.y, share),
  width: between(from.width, to.width, share),
  height: between(from.height, to.height, share),
});

/** Returns the crop at a moment: a look that begins before the last one has ended sets out from where that one is. */
const cropAt = (looks: Track['looks'], page: Size, moment: number): Box => {
  let crop: Box = { x: 0, y: 0, ...page };
  let aim = crop;
  for (const [no, { at, box }] of looks.entries()) {
    if (at > moment) break;
    const until = Math.min(moment, looks[no + 1]?.at ?? moment);
    aim = cropOf(box, page, aim);
    crop = mixed(crop, aim, eased((until - at) / LOOK_SECONDS));
  }
  return crop;
};

const pointerAt = (moves: Track['moves'], page: Size, moment: number) => {
  let place = { x: page.width / 2, y: page.height / 2 };
  for (const { at, seconds, x, y } of moves) {
    if (at > moment) break;
    const share = eased((moment - at) / seconds);
    place = { x: between(place.x, x, share), y: between(place.y, y, share) };
  }
  return place;
};

export const viewAt = (track: Track, page: Size, moment: number): View => {
  const no = track.marks.findLastIndex(({ at }) => at <= moment);
  const mark = track.marks[no];
  // A mark that follows what it marks does not fade in again.
  const opacity = track.marks[no - 1]?.box ? 1 : Math.min(1, (moment - (mark?.at ?? 0)) / MARK_SECONDS);
  return {
    crop: cropAt(track.looks, page, moment),
    pointer: pointerAt(track.moves, page, moment),
    isPressed: track.presses.some((at) => at <= moment && moment < at + PRESS_SECONDS),
    ...(mark?.box && { mark: { box: mark.box, opacity } }),
  };
};
