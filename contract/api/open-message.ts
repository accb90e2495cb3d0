import { messageOf, type Service } from '../kit/errors/vocabulary.ts';

/** Pages show one sentence for all HTTP statuses. Programs get a sentence for each status. */
const ofHttp: Readonly<Record<string, string>> = {
  '403': '没有权限',
  '404': '没有找到，或不属于这个应用',
  '405': '这个地址不支持此请求方法',
  '413': '图片或请求内容超过大小上限',
};

/** Returns the sentence of an error code for programs. */
export const openMessageOf = (code: string, service: Service = 'ability'): string =>
  (service === 'ability' ? ofHttp[code] : undefined) ?? messageOf(service, code);
