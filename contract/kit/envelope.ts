/** The answer of every call. `data` is null for a call without data. */
export interface Envelope<Data> {
  code: string;
  msg: string;
  data: Data;
}

export const SUCCESS_CODE = '200';

/** Some services that the client calls return success as "0"; ours returns "200". */
export const isSuccess = (code: string) => code === SUCCESS_CODE || code === '0';
