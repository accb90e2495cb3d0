import type { ModelPackage } from '#contract/trial/packages.ts';
import type { Sample } from '#contract/trial/panel.ts';

const PREFIX = 'package-';

/** Returns the id of the package whose sample has this id, or undefined. */
export const packageOfSample = (sampleId: string): string | undefined =>
  sampleId.startsWith(PREFIX) ? sampleId.slice(PREFIX.length) : undefined;

/** The route of the samples. `?size=small` returns a small copy. */
export const SAMPLE_ROUTE = '/trial/package-samples/:packageId';

/** Returns the package's own sample as the panel offers it, or undefined if there is none. */
export const sampleOf = ({ packageId, report }: Pick<ModelPackage, 'packageId' | 'report'>): Sample | undefined => {
  if (!report?.sample) return undefined;
  const { width, height } = report.sample;
  const path = SAMPLE_ROUTE.replace(':packageId', packageId);
  const [sampleId, name] = [`${PREFIX}${packageId}`, '模型包自带的样例'];
  return { sampleId, name, hard: false, path, thumbnailPath: `${path}?size=small`, width, height };
};
