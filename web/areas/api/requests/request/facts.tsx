import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { keyPath } from '#contract/api/applications/paths.ts';
import type { KnownRequest } from '#contract/api/requests/calls.ts';
import { jobPath } from '#contract/api/job-states.ts';
import { uuidPattern } from '#contract/api/requests/request-list.ts';
import { requestPath } from '#contract/api/remedies.ts';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { KEY_NETWORK } from '#contract/kit/errors/portal.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { formatTime } from '#web/kit/ui/dates.ts';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import { callWord, outcomesWord, parametersWord } from '../request-words.ts';
import styles from './request.module.css';

export type RequestFact = readonly [title: TextKey, value: ReactNode];

const KILO = 1024;
const sizeWord = (bytes: number) =>
  bytes < KILO * KILO ? `${Math.max(1, Math.round(bytes / KILO))} KB` : `${(bytes / KILO / KILO).toFixed(1)} MB`;

export const RequestLink = ({ id }: { id: string }) => (
  <Link to={requestPath(id)} className={styles.link}>
    {id}
  </Link>
);

export const AbilityLink = ({ abilityNo, abilityName }: { abilityNo: number; abilityName: string | null }) => (
  <Link to={abilityPath(abilityNo)} className={styles.link}>
    {abilityName ?? abilityNo}
  </Link>
);

const exactSize = (bytes: number) =>
  bytes < KILO
    ? t('requests.fact.bytes', { bytes })
    : t('requests.fact.exactBytes', { size: sizeWord(bytes), bytes: bytes.toLocaleString('en') });

export const JobLink = ({ jobId }: { jobId: string }) => (
  <Link to={jobPath(jobId)} className={styles.link}>
    {jobId}
  </Link>
);

const pictureWord = ({ pictureBytes, width, height }: KnownRequest) => {
  if (pictureBytes === null) return null;
  const bytes = exactSize(pictureBytes);
  return width === null || height === null ? bytes : t('requests.fact.pictureSize', { width, height, bytes });
};

/** The method and the path, as a program writes them. */
const sentWord = ({ method, path }: KnownRequest) =>
  method !== null && path !== null && <code key="sent">{`${method} ${path}`}</code>;

const bodyWord = ({ contentType, bodyBytes }: KnownRequest) =>
  [contentType, bodyBytes !== null && bodyBytes > 0 && exactSize(bodyBytes)].filter(Boolean).join('，');

/** The job that made the request, or that it was about. */
const jobOf = ({ jobId, parameters }: KnownRequest) => {
  const id = jobId ?? parameters.jobId;
  return id !== undefined && uuidPattern.test(id) ? id : undefined;
};

/**
 * A network that a key rejected has to be added in full: requests store it without its last part, but the key needs it.
 */
const Network = ({ request: { code, network, applicationId, keyId } }: { request: KnownRequest }) => (
  <>
    <bdi>{network}</bdi>
    {code === KEY_NETWORK && (
      <Link to={keyPath(applicationId, keyId)} className={styles.below}>
        {t('requests.fact.network.full')}
      </Link>
    )}
  </>
);

/** Lists what a request has sent. */
export const factsOf = (request: KnownRequest): readonly RequestFact[] => {
  const jobId = jobOf(request);
  return [
    ['requests.fact.at', formatTime(request.at)],
    ['requests.fact.application', request.applicationName],
    ['requests.fact.key', `${request.keyShown ?? t('requests.fact.keyGone')}（${t(`requests.kind.${request.kind}`)}）`],
    ['requests.fact.call', callWord(request.call)],
    [
      'requests.fact.ability',
      request.abilityNo !== null && (
        <AbilityLink key="ability" abilityNo={request.abilityNo} abilityName={request.abilityName} />
      ),
    ],
    ['requests.fact.sent', sentWord(request)],
    ['requests.fact.body', bodyWord(request)],
    ['requests.fact.source', request.source && t(`requests.source.${request.source}`)],
    ['requests.fact.picture', pictureWord(request)],
    ['requests.fact.sha256', request.pictureSha256],
    ['requests.fact.parameters', parametersWord(request)],
    ['requests.fact.outcomes', outcomesWord(request)],
    ['requests.fact.ignored', request.ignored.join('、')],
    ['requests.fact.idempotencyKey', request.idempotencyKey],
    ['requests.fact.repeats', request.repeats && <RequestLink key="repeats" id={request.repeats} />],
    ['requests.fact.replays', request.replays && <RequestLink key="replays" id={request.replays} />],
    ['requests.fact.job', jobId !== undefined && <JobLink key="job" jobId={jobId} />],
    ['requests.fact.network', <Network key="network" request={request} />],
    ['requests.fact.agent', request.agent],
  ];
};

export const Facts = ({ facts }: { facts: readonly RequestFact[] }) => (
  <FactList isCompact>
    {facts
      .filter(([, value]) => value !== '' && value !== null && value !== false)
      .map(([title, value]) => (
        <Fact key={title} name={t(title)}>
          {typeof value === 'string' ? <bdi>{value}</bdi> : value}
        </Fact>
      ))}
  </FactList>
);
