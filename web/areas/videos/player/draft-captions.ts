import { type Cue, escaped } from '#contract/videos/captions.ts';

/** Shows the captions of a draft, which have no address yet: the track's own would be missing or those of before. */
export const showDraftCaptions = (film: HTMLVideoElement, cues: readonly Cue[]) => {
  const published = film.querySelector('track');
  if (!published) return;
  published.remove();
  const draft = film.addTextTrack('captions', published.label, published.srclang);
  for (const { from, to, text } of cues) draft.addCue(new VTTCue(from, to, escaped(text)));
};
