import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

let jieba: Jieba | undefined;

/** Words of this field that the dictionary lacks, or would split. */
const fieldWords =
  '模型包 子账号 主账号 动态口令 恢复码 错误码 工单 摄像机 超脑 物联主机 精准云 云眸 智能体 信用代码 营业执照 企业认证 企业编号 置信度 素材库 站内信 反向代理 多节点 算法包 能力页 示例图片 权限项 额度 校验位 关键点 漏检 误报 固件 退回 登录名 用户名 定时发布 版本号 引擎 环境变量 修改意见 隐私政策 营业执照'.split(
    ' ',
  );

/** Reading the dictionary takes 200 ms and 40 MB, so the portal does it at the start. */
export const readDictionary = (): Jieba => {
  if (jieba === undefined) {
    jieba = Jieba.withDict(dict);
    jieba.loadDict(Buffer.from(fieldWords.map((word) => `${word} 100000 n`).join('\n')));
  }
  return jieba;
};

/** Splits Chinese text into words. */
export const wordsOf = (text: string): string[] => readDictionary().cut(text, true);

/** Whether the dictionary takes this character for a noun, which may be a word alone, such as 猪. */
export const isNoun = (character: string): boolean =>
  readDictionary().tag(character, false)[0]?.tag.startsWith('n') === true;

/** Whether the dictionary takes this character for a noun or a verb. */
export const isNounOrVerb = (character: string): boolean =>
  /^[nv]/.test(readDictionary().tag(character, false)[0]?.tag ?? '');

/** Whether the dictionary has this word. */
export const isWord = (text: string): boolean => readDictionary().cut(text, false).length === 1;
