import type { Limits } from '#server/kit/facts/registry.ts';
import { OLDEST_CHROME, REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#contract/kit/limits.ts';
import { NESTING_MAXIMUM } from '#contract/kit/markdown/limits.ts';
import { hostLimits } from '#engines/host/limits.ts';
import { DETECTION_MAXIMUM, TEXT_MAXIMUM } from '#server/kit/engine-processes.ts';
import { milliseconds } from '#server/kit/facts/wording.ts';
import { CONNECTIONS, KEEP_COMPLETED_DAYS, KEEP_ENDED_SECONDS } from '#server/kit/jobs/queue.ts';
import { CALLS_A_MINUTE } from '#server/kit/limits/call-budget.ts';
import { UPLOADS } from '#server/kit/limits/upload-places.ts';
import { ANSWER_WITHIN_MS } from '#server/kit/notify/sms/http-provider.ts';
import { DATABASE_CONNECTIONS, STOP_WITHIN_MS } from '../process-limits.ts';
import { FILES, NEW_PAGES, PRIVATE_PAGES } from '../request-budgets.ts';

const SECOND_MS = 1000;
const DAY_SECONDS = 86_400;

/** The limits of what all areas share, by the names that documents use. */
export const sharedLimits: Limits = {
  'database.connections': String(DATABASE_CONNECTIONS),
  'engines.detectionProcesses': String(DETECTION_MAXIMUM),
  'engines.textProcesses': String(TEXT_MAXIMUM),
  'engines.waiting': String(hostLimits.waiting),
  'http.callsAMinute': String(CALLS_A_MINUTE),
  'http.filesASecond': String(FILES.perSecond),
  'http.filesAtOnce': String(FILES.burst),
  'http.newPagesASecond': String(NEW_PAGES.perSecond),
  'http.newPagesAtOnce': String(NEW_PAGES.burst),
  'http.privatePagesASecond': String(PRIVATE_PAGES.perSecond),
  'http.privatePagesAtOnce': String(PRIVATE_PAGES.burst),
  'http.uploadsASecond': String(UPLOADS.perSecond),
  'http.uploadsAtOnce': String(UPLOADS.burst),
  'jobs.completedDays': String(KEEP_COMPLETED_DAYS),
  'jobs.connections': String(CONNECTIONS),
  'jobs.failedDays': String(KEEP_ENDED_SECONDS / DAY_SECONDS),
  'kit.oldestChrome': String(OLDEST_CHROME),
  'kit.request-timeout': milliseconds(REQUEST_TIMEOUT_MS),
  'kit.upload-timeout': milliseconds(UPLOAD_TIMEOUT_MS),
  'markdown.nesting': String(NESTING_MAXIMUM),
  'server.stopSeconds': String(STOP_WITHIN_MS / SECOND_MS),
  'sms.answerSeconds': milliseconds(ANSWER_WITHIN_MS),
};
