import { inferAbility } from '#contract/api/infer.ts';
import { hashFile } from '#web/kit/upload/hash-file.ts';

export type TryPicture = { kind: 'file'; file: File } | { kind: 'sample' | 'url'; value: string };

interface Try {
  key: string;
  abilityNo: string;
  picture: TryPicture;
  threshold: string;
}

/** The answer to a try. `sent` is the hash of the sent file, `received` that of the picture that the server got. */
export interface Answered {
  status: number;
  requestId: string;
  limits: string;
  sent: string | undefined;
  received: string | undefined;
  text: string;
}

const INDENT = 2;
/** Longer than the server works on a picture. */
const WITHIN_MS = 60_000;

/** A text for reading; an answer that is no JSON stays as it is. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, INDENT);
  } catch {
    return text;
  }
};

const jsonOf = ({ picture, threshold }: Try): string =>
  JSON.stringify({
    ...(picture.kind !== 'file' && { [picture.kind === 'sample' ? 'sampleId' : 'url']: picture.value }),
    ...(threshold !== '' && { threshold: Number.isNaN(Number(threshold)) ? threshold : Number(threshold) }),
  });

const formOf = (file: File, threshold: string): FormData => {
  const form = new FormData();
  if (threshold !== '') form.append('threshold', threshold);
  form.append('image', file);
  return form;
};

/** Sends a request as a program would: with the key in its header, and without the session. */
export const sendTry = async (wanted: Try): Promise<Answered> => {
  const { key, abilityNo, picture, threshold } = wanted;
  const isFile = picture.kind === 'file';
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), WITHIN_MS);
  try {
    const sent = isFile ? await hashFile(picture.file) : undefined;
    const response = await fetch(inferAbility.path.replace(':abilityNo', encodeURIComponent(abilityNo)), {
      method: 'POST',
      credentials: 'omit',
      headers: { Authorization: `Bearer ${key}`, ...(!isFile && { 'Content-Type': 'application/json' }) },
      body: isFile ? formOf(picture.file, threshold) : jsonOf(wanted),
      signal: stop.signal,
    });
    return {
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? '',
      limits: response.headers.get('ratelimit') ?? '',
      sent,
      received: response.headers.get('x-picture-sha256') ?? undefined,
      text: readable(await response.text()),
    };
  } finally {
    clearTimeout(timer);
  }
};
