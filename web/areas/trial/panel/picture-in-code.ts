import type { SamplePicture } from '#contract/api/samples/sample-call.ts';
import type { Subject } from './use-subject.ts';

/** An own picture has no name that would mean anything elsewhere. */
const OWN_PICTURE = 'picture.jpg';

/** Returns how code names the picture on the stage. */
export const pictureInCode = (subject: Subject): SamplePicture => {
  if (subject.kind === 'sample') return { kind: 'sample', sampleId: subject.sample.sampleId };
  return subject.kind === 'address' ? { kind: 'url', url: subject.address } : { kind: 'file', name: OWN_PICTURE };
};
