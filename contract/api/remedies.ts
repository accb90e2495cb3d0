import { documentPath } from '../documents/document-path.ts';
import * as portal from '../kit/errors/portal.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '../trial/limits.ts';

/** Who can do something about an error of a call. */
export type Mender = 'developer' | 'account' | 'operator' | 'nobody';

/**
 * What the button next to the error does: it opens the application with the key, the applications, a work order that
 * asks for quota or reports the request, the page of the ability, the certification, or the page that explains the
 * error.
 */
export type RemedyAction = 'key' | 'applications' | 'quota' | 'report' | 'ability' | 'certify' | 'explain';

export interface Remedy {
  /** What to do, in one Chinese sentence. */
  text: string;
  who: Mender;
  act: RemedyAction;
}

const MIB = 1_048_576;

const by =
  (who: Mender, usual: RemedyAction) =>
  (text: string, act: RemedyAction = usual): Remedy => ({ text, who, act });
const developer = by('developer', 'explain');
const account = by('account', 'applications');
const operator = by('operator', 'report');
const nobody = by('nobody', 'explain');

const remedies: Readonly<Record<string, Remedy>> = {
  '400': developer('按 data.field 指出的字段修改请求。'),
  '403': developer('换用有此权限的账号或密钥。', 'applications'),
  '404': developer('核对请求的地址和编号。'),
  '405': developer('换用说明中的请求方法。'),
  '413': developer(
    `一张图片或 ZIP 的一片最大 ${TRIAL_PICTURE_MAXIMUM_BYTES / MIB} MB，JSON 还要算上 base64 增加的三分之一；请压缩图片或分片后再发。`,
  ),
  '10001': operator('稍后重试；仍然出现时凭请求编号提交工单。'),
  '10002': developer('请求的内容为空，或不是完整的 JSON；核对引号、逗号与括号，并确认已发完。'),
  '10003': developer('按 data.field 指出的字段修改请求。'),
  '10004': developer('按说明核对 data.field 指出的字段的类型。'),
  '10005': developer('确认图片地址在公网可以打开，再重试。'),
  '10006': developer('核对能力编号，编号见能力页面。', 'ability'),
  '10007': operator('这项能力还没有识别引擎；可在能力页面选择“配上引擎时告诉我”。', 'ability'),
  '10008': account('先登录并完成企业认证，或改用平台样例。', 'certify'),
  '10009': nobody('稍后重新获取上传策略。'),
  '10010': nobody('稍后重新上传文件。'),
  '10011': developer('核对能力与芯片，或换一个已提供的模型。', 'ability'),
  '10012': account('完成企业认证后下载不再受限。', 'certify'),
  '10013': nobody('服务繁忙，按 Retry-After 等待后重试，不计次。'),
  '10014': developer('此文件已上传过，直接使用已有的文件。'),
  '20001': developer('降低调用频率，按 Retry-After 等待后重试。'),
  '20002': account('免费次数已用完，可申请提高额度。', 'quota'),
  '20003': account('等到下月 1 日 0 点恢复，或申请提高额度。', 'quota'),
  '20004': account('等到北京时间 0 点恢复，或申请提高额度。', 'quota'),
  '20005': developer('图片地址须是公网的 http 或 https 地址。'),
  '20006': operator('模型包无法运行，请上传并启用另一个模型包。'),
  '20007': developer('换一张不超过大小限制的图片。'),
  '20008': nobody('识别超过了时限，已退回次数，可以重试。'),
  '20009': developer('图片已损坏或无法解码，请换一张。'),
  '20010': developer('请使用 PNG 或 JPEG 图片。'),
  '20011': developer('请另存为 RGB 颜色的 PNG 或 JPEG 后重试。'),
  '20012': developer('图片地址响应太慢，请换到更快的存储或直接上传图片。'),
  [portal.ACCOUNT_LOCKED]: operator('账号被平台锁定，请联系平台。'),
  [portal.MODEL_LATE]: operator('模型超过了时限，已退回次数；稍后重试。'),
  [portal.WRONG_STATE]: developer('先查询任务现在的状态；已经开始、取消或到期的任务不能再上传，请新建任务。'),
  [portal.NAME_TAKEN]: developer('任务里已有同名而内容不同的图片；请换一个 name 再上传。'),
  [portal.WRONG_CONTENTS]: developer('按 pieceBytes 切分 ZIP，除最后一片外每片一样大；补齐 missing 列出的片后再开始。'),
  [portal.NO_MORE]: developer('删除不再使用的项目后重试。'),
  [portal.KEY_WRONG]: developer('在请求头 Authorization 中写 Bearer 加完整的密钥。', 'applications'),
  [portal.KEY_REVOKED]: account('在“应用与密钥”中新建密钥并更换。'),
  [portal.KEY_EXPIRED]: account('在“应用与密钥”中轮换出新密钥并更换。', 'key'),
  [portal.KEY_ROTATED]: developer('换用轮换后的新密钥。', 'key'),
  [portal.KEY_IN_ADDRESS]: developer('把密钥移到请求头 Authorization，并尽快轮换这个已出现在网址中的密钥。', 'key'),
  [portal.KEY_NETWORK]: account('在“应用与密钥”中把调用方的网络加入允许的网络。', 'key'),
  [portal.KEY_SCOPE]: account('在“应用与密钥”中给密钥加上这项能力或这类调用。', 'key'),
  [portal.KEY_DAY_LIMIT]: account('在“应用与密钥”中提高密钥的每日上限，或等到北京时间 0 点。', 'key'),
  [portal.TEST_KEY]: developer('用 sampleId 指定平台样例，或换用正式密钥。'),
  [portal.NO_VERSION]: developer('去掉 version，或换用该能力现有的版本。', 'ability'),
  [portal.JOB_FULL]: developer('把图片分成几个任务，每个最多 1000 张。'),
  [portal.JOB_DAY_LIMIT]: account('等到北京时间 0 点恢复；尚未完成企业认证的账号，认证后每日 1000 张。'),
  [portal.WRONG_ARCHIVE]: developer('用常见工具重新打包为不加密的 ZIP，只放 PNG 或 JPEG 图片，再新建任务上传。'),
  [portal.BAD_IN_ARCHIVE]: developer('在电脑上打开这张图片核对，另存为 4 MB 以内的 PNG 或 JPEG，不加密地重新上传。'),
  [portal.WRONG_WEBHOOK]: developer('换成公网可访问的 https 地址，不要用内网地址或重定向。'),
  [portal.RESULTS_GONE]: developer('结果只保存 24 小时；请重新建任务，并在结束后及时取走结果。'),
  [portal.STILL_RUNNING]: nobody('稍后以相同的幂等键重试，不会重复计次。'),
  [portal.INPUT_NOT_KEPT]: account('在应用中打开“保留输入 24 小时”，之后的调用即可重放。', 'key'),
};

/** Codes that only other calls answer. */
const elsewhere: readonly string[] = [
  '400',
  '10009',
  '10010',
  '10011',
  '10012',
  '10014',
  '20006',
  portal.INPUT_NOT_KEPT,
  portal.WRONG_WEBHOOK,
];

/** The codes that the open API answers. */
export const openCodes: readonly string[] = Object.keys(remedies).filter((code) => !elsewhere.includes(code));

const unknown = developer('按说明页的办法处理。');

/** The codes that have their own remedy. */
export const remediedCodes: readonly string[] = Object.keys(remedies);

/** Returns what to do about an error code. */
export const remedyOf = (code: string): Remedy => remedies[code] ?? unknown;

/** Codes of HTTP that have their own page; the others share one. */
const ownHttpPages = ['400', '401', '429'];

/** The page that explains an error code. */
export const errorPath = (code: string): string =>
  documentPath(
    /^\d{3}$/.test(code) && !ownHttpPages.includes(code)
      ? 'error-http'
      : `error-${code.toLowerCase().replaceAll('_', '-')}`,
  );

/** The page of a request. */
export const requestPath = (requestId: string): string => `/account/requests/${requestId}`;
