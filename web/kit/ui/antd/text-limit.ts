import { overlongText } from '../../form/text-length.ts';

/** The props of an antd input that counts its characters and cuts none. Its form item needs `lengthRule`. */
export const countUpTo = (max: number) => ({ count: { max, show: true } });

/** The rule of an antd form item that rejects a text that is longer than its maximum. */
export const lengthRule = (max: number) => ({
  validator: (_rule: unknown, value: string | undefined) => {
    const error = overlongText(value ?? '', max);
    return error === undefined ? Promise.resolve() : Promise.reject(new Error(error));
  },
});
