import tiers from '#content/rights/tiers.json' with { type: 'json' };
import { hostLimits } from '#engines/host/limits.ts';
import {
  CHECK_MEMORY_MAXIMUM_BYTES,
  CHECK_WITHIN_MS,
  KEYPOINTS_MAXIMUM,
  LICENCE_MAXIMUM_BYTES,
  LICENCE_NAME_MAXIMUM,
  MANIFEST_MAXIMUM_BYTES,
  MODEL_MAXIMUM_BYTES,
  NAME_MAXIMUM,
  NODES_MAXIMUM,
  OUTPUTS_MAXIMUM,
  OVERLAP_DEFAULT,
  SAMPLE_MAXIMUM_BYTES,
  SCORE_DEFAULT,
  SIDE_MAXIMUM,
  SIDE_MINIMUM,
  TARGETS_MAXIMUM,
} from '#engines/packages/limits.ts';
import {
  BATCH_PICTURES_MAXIMUM,
  JOB_ABILITIES_MAXIMUM,
  JOB_ARCHIVE_MAXIMUM_BYTES,
  JOB_PICTURES_MAXIMUM,
  JOB_RESULT_HOURS,
  OLD_SECRET_HOURS,
  OPEN_JOBS_MAXIMUM,
  WEBHOOK_TRIES,
  WEBHOOK_WITHIN_MS,
  WEBHOOKS_MAXIMUM,
} from '#contract/api/job-limits.ts';
import { DATABASE_CONNECTIONS, STOP_WITHIN_MS } from '../process-limits.ts';
import { FILES, NEW_PAGES, PRIVATE_PAGES } from '../request-budgets.ts';
import { CHALLENGES, TRIES } from '#server/areas/auth/identity.ts';
import { SHAPE } from '#server/areas/auth/second-factor/one-time-code.ts';
import { COUNTS, WISHES } from '#server/areas/search/routes.ts';
import { TRIAL_DAYS } from '#server/areas/trial/ledger-store.ts';
import { LATE_RUNS_MAXIMUM, PAUSE_MINUTES } from '#server/areas/trial/packages/package-store.ts';
import { REDIRECTS_MAXIMUM } from '#server/areas/trial/pictures/fetch-picture.ts';
import { WEB_PORTS } from '#server/kit/outbound/checked-address.ts';
import { AT_ONCE, AT_ONCE_NETWORK } from '#server/areas/trial/run.ts';
import { DETECTION_MAXIMUM, TEXT_MAXIMUM } from '#server/kit/engine-processes.ts';
import { CALLS_A_MINUTE } from '#server/kit/limits/call-budget.ts';
import { CONNECTIONS, KEEP_COMPLETED_DAYS, KEEP_ENDED_SECONDS } from '#server/kit/jobs/queue.ts';
import { UPLOADS } from '#server/kit/limits/upload-places.ts';
import { ANSWER_WITHIN_MS } from '#server/kit/notify/sms/http-provider.ts';
import { bytes, many, milliseconds, minutes } from '#server/kit/facts/wording.ts';

const SECOND_MS = 1000;
const DAY_SECONDS = 86_400;

type Limits = Omit<(typeof tiers)[number], 'tier' | 'samplesOnly'>;

/** Returns what a tier of accounts may use by default. */
const ofTier = (tier: string, limit: keyof Limits, unit: string): string => {
  const value = tiers.find((found) => found.tier === tier)?.[limit] ?? null;
  return value === null ? '不限' : many(value, unit);
};

/** The limits that the server alone enforces, by the names that documents use. */
export const serverLimits: Readonly<Record<string, string>> = {
  'api.calls-a-minute': many(CALLS_A_MINUTE, '次'),
  'auth.one-time-code-digits': many(SHAPE.digits, '位'),
  'auth.one-time-code-period': many(SHAPE.period, '秒'),
  'database.connections': String(DATABASE_CONNECTIONS),
  'engines.detectionProcesses': String(DETECTION_MAXIMUM),
  'engines.textProcesses': String(TEXT_MAXIMUM),
  'engines.waiting': String(hostLimits.waiting),
  'http.callsAMinute': String(CALLS_A_MINUTE),
  'http.challengesASecond': String(CHALLENGES.perSecond),
  'http.challengesAtOnce': String(CHALLENGES.burst),
  'http.countsASecond': String(COUNTS.perSecond),
  'http.countsAtOnce': String(COUNTS.burst),
  'http.filesASecond': String(FILES.perSecond),
  'http.filesAtOnce': String(FILES.burst),
  'http.newPagesASecond': String(NEW_PAGES.perSecond),
  'http.newPagesAtOnce': String(NEW_PAGES.burst),
  'http.privatePagesASecond': String(PRIVATE_PAGES.perSecond),
  'http.privatePagesAtOnce': String(PRIVATE_PAGES.burst),
  'http.triesASecond': String(TRIES.perSecond),
  'http.triesAtOnce': String(TRIES.burst),
  'http.uploadsASecond': String(UPLOADS.perSecond),
  'http.uploadsAtOnce': String(UPLOADS.burst),
  'http.wishesASecond': String(WISHES.perSecond),
  'http.wishesAtOnce': String(WISHES.burst),
  'batch.abilities': many(JOB_ABILITIES_MAXIMUM, '项'),
  'batch.archive': bytes(JOB_ARCHIVE_MAXIMUM_BYTES),
  'batch.certified-day': ofTier('certified', 'jobPicturesADay', '张'),
  'batch.in-review-day': ofTier('inReview', 'jobPicturesADay', '张'),
  'batch.job-pictures': many(JOB_PICTURES_MAXIMUM, '张'),
  'batch.logged-in-day': ofTier('loggedIn', 'jobPicturesADay', '张'),
  'batch.open-jobs': many(OPEN_JOBS_MAXIMUM, '个'),
  'batch.page-pictures': many(BATCH_PICTURES_MAXIMUM, '张'),
  'batch.result-hours': many(JOB_RESULT_HOURS, '小时'),
  'jobs.completedDays': String(KEEP_COMPLETED_DAYS),
  'jobs.connections': String(CONNECTIONS),
  'jobs.failedDays': String(KEEP_ENDED_SECONDS / DAY_SECONDS),
  'rights.certified-day': ofTier('certified', 'trialsADay', '次'),
  'rights.certified-in-all': ofTier('certified', 'trialsInAll', '次'),
  'rights.certified-models': ofTier('certified', 'modelDownloads', '个'),
  'rights.certified-month': ofTier('certified', 'trialsAMonth', '次'),
  'rights.certified-second': ofTier('certified', 'callsASecond', '次'),
  'rights.in-review-day': ofTier('inReview', 'trialsADay', '次'),
  'rights.in-review-in-all': ofTier('inReview', 'trialsInAll', '次'),
  'rights.in-review-models': ofTier('inReview', 'modelDownloads', '个'),
  'rights.in-review-month': ofTier('inReview', 'trialsAMonth', '次'),
  'rights.in-review-second': ofTier('inReview', 'callsASecond', '次'),
  'rights.ledger-days': many(TRIAL_DAYS, '天'),
  'rights.logged-in-day': ofTier('loggedIn', 'trialsADay', '次'),
  'rights.logged-in-in-all': ofTier('loggedIn', 'trialsInAll', '次'),
  'rights.logged-in-models': ofTier('loggedIn', 'modelDownloads', '个'),
  'rights.logged-in-month': ofTier('loggedIn', 'trialsAMonth', '次'),
  'rights.logged-in-second': ofTier('loggedIn', 'callsASecond', '次'),
  'rights.visitor-day': ofTier('visitor', 'trialsADay', '次'),
  'rights.visitor-second': ofTier('visitor', 'callsASecond', '次'),
  'server.stopSeconds': String(STOP_WITHIN_MS / SECOND_MS),
  'sms.answerSeconds': milliseconds(ANSWER_WITHIN_MS),
  'webhooks.old-secret-hours': many(OLD_SECRET_HOURS, '小时'),
  'webhooks.tries': many(WEBHOOK_TRIES, '次'),
  'webhooks.webhooks': many(WEBHOOKS_MAXIMUM, '个'),
  'webhooks.within': milliseconds(WEBHOOK_WITHIN_MS),
  'trial.at-once': many(AT_ONCE, '张'),
  'trial.at-once-network': many(AT_ONCE_NETWORK, '张'),
  'trial.fetch-ports': `${WEB_PORTS.single.join('、')} 或 ${WEB_PORTS.from} 至 ${WEB_PORTS.to}`,
  'trial.fetch-redirects': many(REDIRECTS_MAXIMUM, '次'),
  'trial.packageCheckMemory': bytes(CHECK_MEMORY_MAXIMUM_BYTES),
  'trial.packageCheckSeconds': milliseconds(CHECK_WITHIN_MS),
  'trial.packageKeypoints': String(KEYPOINTS_MAXIMUM),
  'trial.packageLateRuns': String(LATE_RUNS_MAXIMUM),
  'trial.packageLicenceBytes': bytes(LICENCE_MAXIMUM_BYTES),
  'trial.packageLicenceNameLength': String(LICENCE_NAME_MAXIMUM),
  'trial.packageManifestBytes': bytes(MANIFEST_MAXIMUM_BYTES),
  'trial.packageModelBytes': bytes(MODEL_MAXIMUM_BYTES),
  'trial.packageNameLength': String(NAME_MAXIMUM),
  'trial.packageNodes': String(NODES_MAXIMUM),
  'trial.packageOutputs': String(OUTPUTS_MAXIMUM),
  'trial.packageOverlapDefault': String(OVERLAP_DEFAULT),
  'trial.packagePause': minutes(PAUSE_MINUTES),
  'trial.packageSampleBytes': bytes(SAMPLE_MAXIMUM_BYTES),
  'trial.packageScoreDefault': String(SCORE_DEFAULT),
  'trial.packageSideMaximum': String(SIDE_MAXIMUM),
  'trial.packageSideMinimum': String(SIDE_MINIMUM),
  'trial.packageTargets': String(TARGETS_MAXIMUM),
};
