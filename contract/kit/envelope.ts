/** What every call answers. `data` is null where a call answers nothing. */
export interface Envelope<Data> {
  code: string;
  msg: string;
  data: Data;
}

export const SUCCESS_CODE = '200';

/** Some of the services that the client speaks to answer success as "0"; ours answers "200". */
export const isSuccess = (code: string) => code === SUCCESS_CODE || code === '0';
