import { picturePath } from '#contract/trial/picture-path.ts';
import { t } from '#web/kit/texts.ts';
import type { Subject } from '../use-subject.ts';

/** Returns the address, size and name of the picture on the stage. The address is absent if only the size is known. */
export const shownPicture = (subject: Subject) => {
  if (subject.kind === 'sample') return { src: subject.sample.path, size: subject.sample, label: subject.sample.name };
  const label = t('trialPanel.stage.own');
  if (subject.kind === 'own')
    return { src: subject.preview ?? picturePath(subject.picture.pictureId), size: subject.picture, label };
  if (subject.kind === 'file') return { src: subject.local.url, size: subject.local, label };
  return { src: undefined, size: subject, label };
};
