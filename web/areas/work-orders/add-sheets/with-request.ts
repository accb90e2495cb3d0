import type { KnownRequest } from '#contract/api/requests/calls.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { DESCRIPTION_MAXIMUM, TITLE_MAXIMUM } from '#contract/work-orders/limits.ts';
import { t } from '#web/kit/texts.ts';
import { formatTime } from '#web/kit/ui/dates.ts';
import type { OrderDraft } from '../order-draft.ts';

const parametersOf = ({ parameters }: KnownRequest): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name} = ${value}`)
    .join('；');

/** The facts about a request that support needs, one line each. */
const linesOf = (request: KnownRequest): string[] => {
  const { code, message, field, model, version, at, pictureSha256, abilityName, applicationName } = request;
  const parameters = parametersOf(request);
  return [
    t('requests.order.line.at', { at: formatTime(at) }),
    ...(abilityName === null ? [] : [t('requests.order.line.ability', { ability: abilityName })]),
    t('requests.order.line.application', { application: applicationName }),
    t('requests.order.line.code', { code, message }).trim(),
    ...(field === null ? [] : [t('requests.order.line.field', { field })]),
    ...(version === null ? [] : [t('requests.order.line.version', { version: [model, version].join(' ').trim() })]),
    ...(pictureSha256 === null ? [] : [t('requests.order.line.picture', { sha256: pictureSha256 })]),
    ...(parameters === '' ? [] : [t('requests.order.line.parameters', { parameters })]),
  ];
};

/** Returns a draft that has the facts of a request above the template of its kind. */
export const withRequest = (draft: OrderDraft, request: KnownRequest): OrderDraft => {
  const { code, abilityName, abilityNo } = request;
  const ability = abilityName ?? (abilityNo === null ? t('requests.order.call') : String(abilityNo));
  const title =
    code === SUCCESS_CODE ? t('requests.order.titleFine', { ability }) : t('requests.order.title', { ability, code });
  return {
    ...draft,
    title: title.slice(0, TITLE_MAXIMUM),
    description: [...linesOf(request), draft.description].join('\n').slice(0, DESCRIPTION_MAXIMUM),
  };
};
