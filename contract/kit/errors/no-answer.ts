/** What a client reports where no answer came, or none that it understands. Apart from the sentences of all codes. */

/** Shown for a code that is in no table. */
export const defaultMessage = '服务异常或网络错误';
/** Shown for an answer without code or message; its code becomes `NETWORK_ERROR_CODE`. */
export const dataFailureMessage = '响应数据异常，请稍后重试';
export const NETWORK_ERROR_CODE = 'NETWORK_ERROR';
export const TIMEOUT_CODE = 'TIMEOUT';
export const timeoutMessage = '请求超时，请重试';
export const networkMessage = '网络异常，请检查网络后重试';
