import type { Bench } from '../bench.ts';
import { accountTitled } from '../log-in.ts';
import { inferRequest, makeKey } from '../key-calls/open-api.ts';
import { besideEngine } from '../recognition/beside-engine.ts';
import { documentPicture } from '../recognition/pictures.ts';
import { answerTo } from '../requests.ts';
import type { ServerProcess } from '../server-process.ts';

const name = 'inference through the API : the engine alone';
export const openRecognitionRows = [name];

const TITLE = '普通账号（已认证）';
const ABILITY_NO = 48;

/** Measures the call of a program that sends its picture as base64, compared with the engine alone. */
export const measureOpenRecognition = (bench: Bench, { origin }: ServerProcess) =>
  bench.row(name, async () => {
    const picture = await documentPicture('train-ticket', 1);
    const key = await makeKey(origin, accountTitled(bench.dataDir, TITLE));
    const request = inferRequest(key, ABILITY_NO, { image: picture.toString('base64') });
    return besideEngine({ task: 'general-text', picture }, async () => {
      const { code } = (await answerTo(origin, request)) as { code: string };
      if (code !== '200') throw new Error(`an inference answered ${code}`);
    });
  });
