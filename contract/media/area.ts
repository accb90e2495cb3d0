import { defineContractArea } from '../kit/area.ts';

export const media = defineContractArea({
  auditActions: ['media.upload', 'media.edit', 'media.replace', 'media.remove', 'media.restore'],
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    media: typeof media;
  }
}
