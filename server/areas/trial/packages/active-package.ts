import type { ModelPackage } from '#contract/trial/packages.ts';
import type { ActivePackages, Finds } from '../engine-of.ts';
import type { LocalPackages } from './local-packages.ts';
import type { PackageStore } from './package-store.ts';

const findsOf = (decoder: string | undefined): readonly Finds[] => {
  if (decoder === 'ctc') return ['texts'];
  return decoder === 'keypoints' ? ['targets', 'keypoints'] : ['targets'];
};

/** Name and version as users see them. */
export const engineOfPackage = ({ name, modelVersion }: ModelPackage) => ({
  kind: 'package' as const,
  model: name,
  version: modelVersion ?? '',
});

/** The packages that answer for abilities, and how to bring one to this node. */
export const createActivePackages = ({
  store,
  local,
}: {
  store: PackageStore;
  local: LocalPackages;
}): ActivePackages => ({
  async of(abilityNo) {
    const active = await store.findActive(abilityNo);
    if (!active) return undefined;
    const { model, version } = engineOfPackage(active);
    return { model, version, finds: findsOf(active.report?.manifest?.decoder), open: () => local.open(active) };
  },
  abilityNos: async () => (await store.listActive()).map(({ abilityNo }) => abilityNo),
});
