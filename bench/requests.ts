import { countView, getAbility, queryAbilities } from '#contract/catalogue/calls.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { type Request, UNIQUE } from './load/load.ts';

const ABILITY_NO = 1;
/** One of the longest documents, with code and a table. */
const DOCUMENT = 'model-package-from-yolo';

/** The encodings that a browser accepts. */
export const BROWSER_ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' };
const json = { 'content-type': 'application/json' };

export const pages: Record<'home' | 'list' | 'detail' | 'document', Request> = {
  home: { method: 'GET', path: '/', headers: BROWSER_ENCODINGS },
  list: { method: 'GET', path: '/open-ability/', headers: BROWSER_ENCODINGS },
  detail: { method: 'GET', path: `/open-ability/domain-case-detail/${ABILITY_NO}`, headers: BROWSER_ENCODINGS },
  document: { method: 'GET', path: documentPath(DOCUMENT), headers: BROWSER_ENCODINGS },
};

export const listCall: Request = {
  method: queryAbilities.method,
  path: queryAbilities.path,
  headers: json,
  body: JSON.stringify({ pageNo: 1, pageSize: 10 }),
};

export const detailCall: Request = { method: getAbility.method, path: `${getAbility.path}?abilityNo=${ABILITY_NO}` };

export const viewCall: Request = {
  method: countView.method,
  path: countView.path,
  headers: { ...json, 'idempotency-key': UNIQUE },
  body: JSON.stringify({ abilityNo: ABILITY_NO }),
};

/** Returns the request as a browser sends it, which accepts compressed responses. */
export const fromBrowser = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, ...BROWSER_ENCODINGS },
});

/** Returns the JSON body of the response. Throws unless the status is a success. */
export const answerTo = async (origin: string, { method, path, headers = {}, body }: Request): Promise<unknown> => {
  const answer = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) });
  if (!answer.ok) throw new Error(`${method} ${origin}${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
