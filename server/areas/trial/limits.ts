import {
  FETCH_PICTURE_WITHIN_MS,
  MODEL_PACKAGE_MAXIMUM_BYTES,
  MODEL_PACKAGE_PIECE_BYTES,
  PACKAGES_OF_ABILITY_MAXIMUM,
  PIECE_TRIES,
  RECOGNITION_CPU_MS,
  TARGET_SCORE_MINIMUM,
  TICKET_WITHIN_MS,
  TRIAL_PICTURE_HOURS,
  TRIAL_PICTURE_MAXIMUM_BYTES,
  TRIAL_PICTURE_MAXIMUM_PIXELS,
  TRIAL_PICTURE_MAXIMUM_SIDE,
  TRIAL_PICTURE_MINIMUM_SIDE,
  TRIAL_PICTURES_MAXIMUM,
  UPLOAD_POLICY_MINUTES,
  WAIT_MAXIMUM_S,
} from '#contract/trial/limits.ts';
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
import { TRIAL_DAYS } from './ledger/ledger-store.ts';
import { LATE_RUNS_MAXIMUM, PAUSE_MINUTES } from './packages/package-store.ts';
import { REDIRECTS_MAXIMUM } from './pictures/fetch-picture.ts';
import { AT_ONCE, AT_ONCE_NETWORK } from './run.ts';
import { bytes, many, milliseconds, minutes } from '#server/kit/facts/wording.ts';
import { WEB_PORTS } from '#server/kit/outbound/checked-address.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

const SECOND_MS = 1000;

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'rights.ledger-days': many(TRIAL_DAYS, '天'),
  'trial.at-once': many(AT_ONCE, '张'),
  'trial.at-once-network': many(AT_ONCE_NETWORK, '张'),
  'trial.bytes': bytes(TRIAL_PICTURE_MAXIMUM_BYTES),
  'trial.cpuSeconds': milliseconds(RECOGNITION_CPU_MS),
  'trial.fetch-ports': `${WEB_PORTS.single.join('、')} 或 ${WEB_PORTS.from} 至 ${WEB_PORTS.to}`,
  'trial.fetch-redirects': many(REDIRECTS_MAXIMUM, '次'),
  'trial.fetch-within': milliseconds(FETCH_PICTURE_WITHIN_MS),
  'trial.held': many(WAIT_MAXIMUM_S, '秒'),
  'trial.hours': many(TRIAL_PICTURE_HOURS, '小时'),
  'trial.packageBytes': bytes(MODEL_PACKAGE_MAXIMUM_BYTES),
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
  'trial.packagePieceBytes': bytes(MODEL_PACKAGE_PIECE_BYTES),
  'trial.packagePieceTries': String(PIECE_TRIES),
  'trial.packageSampleBytes': bytes(SAMPLE_MAXIMUM_BYTES),
  'trial.packageScoreDefault': String(SCORE_DEFAULT),
  'trial.packageSideMaximum': String(SIDE_MAXIMUM),
  'trial.packageSideMinimum': String(SIDE_MINIMUM),
  'trial.packageTargets': String(TARGETS_MAXIMUM),
  'trial.packagesOfAbility': String(PACKAGES_OF_ABILITY_MAXIMUM),
  'trial.pictureHours': String(TRIAL_PICTURE_HOURS),
  'trial.pictures': many(TRIAL_PICTURES_MAXIMUM, '张'),
  'trial.pixels': many(TRIAL_PICTURE_MAXIMUM_PIXELS, '像素'),
  'trial.score': TARGET_SCORE_MINIMUM.toFixed(2),
  'trial.side-maximum': many(TRIAL_PICTURE_MAXIMUM_SIDE, '像素'),
  'trial.side-minimum': many(TRIAL_PICTURE_MINIMUM_SIDE, '像素'),
  'trial.ticketSeconds': many(TICKET_WITHIN_MS / SECOND_MS, '秒'),
  'trial.upload-minutes': many(UPLOAD_POLICY_MINUTES, '分钟'),
};
