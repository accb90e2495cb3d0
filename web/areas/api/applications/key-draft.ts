import type { ApplicationKey } from '#contract/api/applications/calls.ts';
import {
  KEY_ABILITIES_MAXIMUM,
  KEY_DAY_LIMIT_MAXIMUM,
  KEY_NAME_MAXIMUM,
  KEY_NETWORKS_MAXIMUM,
} from '#contract/api/applications/limits.ts';
import { networksOf } from '#contract/api/applications/network.ts';
import type { KeyKind } from '#contract/api/key-format.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { type KeyUse, keyUses } from '#contract/kit/key-uses.ts';
import { t } from '#web/kit/texts.ts';

/** The typed settings of a key. */
export interface KeyDraft {
  name: string;
  kind: KeyKind;
  uses: readonly KeyUse[];
  /** Only the chosen abilities, not all. */
  isChosen: boolean;
  abilityNos: readonly number[];
  networks: string;
  expiresOn: string;
  dayLimit: string;
}

export type DraftField = 'name' | 'uses' | 'abilityNos' | 'networks' | 'expiresOn' | 'dayLimit';
export type DraftErrors = Partial<Record<DraftField, string>>;

export const newDraft: KeyDraft = {
  name: '',
  kind: 'live',
  uses: ['infer'],
  isChosen: false,
  abilityNos: [],
  networks: '',
  expiresOn: '',
  dayLimit: '',
};

export const draftOf = (key: ApplicationKey): KeyDraft => ({
  name: key.name,
  kind: key.kind,
  uses: key.uses,
  isChosen: key.abilities !== null,
  abilityNos: key.abilities?.map(({ abilityNo }) => abilityNo) ?? [],
  networks: key.networks.join('\n'),
  expiresOn: key.expiresOn ?? '',
  dayLimit: key.dayLimit === null ? '' : String(key.dayLimit),
});

const abilityError = ({ isChosen, abilityNos }: KeyDraft): string | undefined => {
  if (!isChosen) return;
  if (abilityNos.length === 0) return t('applications.key.abilities.empty');
  if (abilityNos.length > KEY_ABILITIES_MAXIMUM)
    return t('applications.key.abilities.many', { maximum: KEY_ABILITIES_MAXIMUM });
};

const networkError = (typed: string): string | undefined => {
  const { networks, wrong } = networksOf(typed);
  if (wrong !== undefined) return t('applications.key.networks.wrong', { part: wrong });
  if (networks.length > KEY_NETWORKS_MAXIMUM)
    return t('applications.key.networks.many', { maximum: KEY_NETWORKS_MAXIMUM });
};

const limitError = (typed: string): string | undefined => {
  const limit = Number(typed);
  if (typed.trim() === '' || (Number.isInteger(limit) && limit >= 1 && limit <= KEY_DAY_LIMIT_MAXIMUM)) return;
  return t('applications.key.limit.wrong', { maximum: KEY_DAY_LIMIT_MAXIMUM });
};

/** Returns what is wrong with a draft, by field. A last day that was saved before may be over. */
export const errorsOf = (draft: KeyDraft, saved?: Pick<KeyDraft, 'expiresOn'>, now = new Date()): DraftErrors => {
  const { name, uses, networks, expiresOn, dayLimit } = draft;
  const isOver = expiresOn !== '' && expiresOn !== saved?.expiresOn && expiresOn < dayOf(now);
  const errors: Record<DraftField, string | undefined> = {
    name: name.trim().length > KEY_NAME_MAXIMUM ? '' : undefined,
    uses: uses.length === 0 ? t('applications.key.uses.empty') : undefined,
    abilityNos: abilityError(draft),
    networks: networkError(networks),
    expiresOn: isOver ? t('applications.key.expires.wrong') : undefined,
    dayLimit: limitError(dayLimit),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, wrong]) => wrong !== undefined));
};

/** The fields of the request; the draft has no errors. */
export const requestOf = ({ name, uses, isChosen, abilityNos, networks, expiresOn, dayLimit }: KeyDraft) => ({
  name: name.trim(),
  uses: keyUses.filter((use) => uses.includes(use)),
  abilityNos: isChosen ? [...abilityNos] : null,
  networks: networksOf(networks).networks,
  expiresOn: expiresOn === '' ? null : expiresOn,
  dayLimit: dayLimit.trim() === '' ? null : Number(dayLimit),
});
