import type { Terms } from './terms.ts';

/** P8 and C8: each error code with its meaning there, and the terms that its Chinese sentence holds. */
export interface ErrorFact {
  codes: readonly string[];
  meaning: string;
  terms: Terms;
}

/** P8: the user service and the message service. Codes of one line share one sentence. */
export const userErrors: readonly ErrorFact[] = [
  { codes: ['400'], meaning: 'request parameter error, contact the admin', terms: ['参数', '错误', '联系', '管理员'] },
  { codes: ['401'], meaning: 'authorization error, log in again', terms: ['授权', '错误', '重新登录'] },
  {
    codes: ['1007', '1013', '1014', '1024'],
    meaning: 'wrong account or password',
    terms: ['账号|账户', '密码', '错误|有误'],
  },
  { codes: ['01080009'], meaning: 'wrong password', terms: ['^密码', '错误|有误'] },
  { codes: ['1015'], meaning: 'account locked, try later', terms: ['账号|账户', '锁定', '稍后'] },
  { codes: ['1002'], meaning: 'user name already used', terms: ['用户名', '已', '使用|存在|占用'] },
  { codes: ['01080002', '01080011'], meaning: 'phone number already used', terms: ['手机号', '已', '使用|占用|注册'] },
  { codes: ['01080001'], meaning: 'failed to get phone status', terms: ['获取', '手机号', '状态', '失败'] },
  {
    codes: ['07010007'],
    meaning: 'verification code send failed, check the phone number',
    terms: ['验证码', '发送失败', '检查|核对', '手机号'],
  },
  { codes: ['07010008'], meaning: 'verification code wrong', terms: ['验证码', '错误|有误'] },
  { codes: ['070100016'], meaning: 'verification code expired', terms: ['验证码', '过期|失效'] },
  { codes: ['07010002', '07010009'], meaning: 'request error, contact the admin', terms: ['请求', '联系', '管理员'] },
  {
    codes: ['50075', '50017'],
    meaning: 'enterprise cloud authorization expired, log in again',
    terms: ['企业云', '授权', '过期|失效', '重新登录'],
  },
  { codes: ['US000016'], meaning: 'phone already linked, change phone', terms: ['手机号', '已', '关联|绑定', '更换'] },
  {
    codes: ['US000017'],
    meaning: 'phone already has algorithm data, cannot link',
    terms: ['手机号', '算法', '数据', '(无法|不能)(关联|绑定)'],
  },
  { codes: ['PSP0090001'], meaning: 'provider detail add failed', terms: ['服务商', '新增|添加', '失败'] },
  { codes: ['PSP0090002'], meaning: 'provider detail query failed', terms: ['服务商', '查询', '失败'] },
  { codes: ['PSP0090003'], meaning: 'provider detail update failed', terms: ['服务商', '更新|修改', '失败'] },
  { codes: ['PSP0090004'], meaning: 'provider detail sort update failed', terms: ['服务商', '排序', '更新', '失败'] },
  { codes: ['PSP0090005'], meaning: 'provider info missing', terms: ['服务商', '信息', '缺失|不存在'] },
  { codes: ['PSP0090006'], meaning: 'provider name exists', terms: ['服务商', '名称', '已存在|重复'] },
  { codes: ['PSP0080006'], meaning: 'enterprise info in review', terms: ['企业', '信息', '审核中'] },
  { codes: ['US000004'], meaning: 'session timed out', terms: ['登录|会话', '超时|过期|失效'] },
  {
    codes: ['US000051'],
    meaning: 'account logged in elsewhere, contact the enterprise admin',
    terms: ['账号', '其他|别处|异地', '登录', '联系', '企业管理员'],
  },
];
/** P8: counts as success when agreements are confirmed; the document gives it no sentence. */
export const CONFIRMED_ALREADY = 'US000011';

/** P8 and C8: the open abilities and models. */
export const abilityErrors: readonly ErrorFact[] = [
  { codes: ['10001'], meaning: 'unknown exception', terms: ['未知', '异常|错误'] },
  {
    codes: ['10002'],
    meaning: 'parameter protocol format unsupported',
    terms: ['不支持', '参数', '协议', '格式'],
  },
  { codes: ['10003'], meaning: 'some parameters invalid', terms: ['部分', '参数', '无效|非法'] },
  { codes: ['10004'], meaning: 'parameter type mismatch', terms: ['参数', '类型', '不匹配|不符'] },
  { codes: ['10005'], meaning: 'service network request error', terms: ['服务', '网络', '请求', '异常|错误'] },
  { codes: ['10006'], meaning: 'domain does not exist', terms: ['领域', '不存在'] },
  {
    codes: ['10007'],
    meaning: 'domain missing or online inference unsupported',
    terms: ['领域', '缺失|不存在', '不支持', '在线推理'],
  },
  {
    codes: ['10008'],
    meaning: 'account type has no inference permission',
    terms: ['账号', '类型', '没有|无', '推理', '权限'],
  },
  { codes: ['10009'], meaning: 'upload policy timed out', terms: ['上传', '策略', '超时'] },
  { codes: ['10010'], meaning: 'file upload failed, retry later', terms: ['文件', '上传失败', '稍后', '重试'] },
  { codes: ['10011'], meaning: 'downloaded model does not exist', terms: ['下载', '模型', '不存在'] },
  {
    codes: ['10012'],
    meaning: 'unverified users may download at most three models, contact support',
    terms: ['未认证', '用户', '最多', '下载', '3|三', '模型', '联系', '支持'],
  },
  { codes: ['10013'], meaning: 'service busy', terms: ['服务', '繁忙'] },
  { codes: ['20001'], meaning: 'operation too frequent', terms: ['操作', '频繁'] },
  {
    codes: ['20002'],
    meaning: 'free trial count used up, contact support',
    terms: ['^免费', '体验|试用', '次数', '用完', '联系', '支持'],
  },
  {
    codes: ['20003'],
    meaning: "this month's free trial used up, contact support",
    terms: ['本月', '免费', '体验|试用', '用完', '联系', '支持'],
  },
  {
    codes: ['20004'],
    meaning: '24-hour free trial used up, contact support',
    terms: ['24 ?小时', '免费', '体验|试用', '用完', '联系', '支持'],
  },
  {
    codes: ['20005'],
    meaning: 'file check address parameter error',
    terms: ['文件', '检查|校验|检测', '地址', '参数', '错误'],
  },
  { codes: ['20006'], meaning: 'release interface error', terms: ['发布', '接口', '异常|错误'] },
  { codes: ['20007'], meaning: 'file check failed, retry', terms: ['文件', '检查|校验|检测', '失败', '重试'] },
  { codes: ['20008'], meaning: 'system busy', terms: ['系统', '繁忙'] },
  { codes: ['20009'], meaning: 'failed to get file info, recheck', terms: ['获取', '文件', '信息', '失败', '重新'] },
  {
    codes: ['20010'],
    meaning: 'file format unsupported, change image',
    terms: ['不支持', '文件', '格式', '更换', '图片'],
  },
  {
    codes: ['20011'],
    meaning: 'file encoding unsupported, change image',
    terms: ['不支持', '文件', '编码', '更换', '图片'],
  },
  { codes: ['20012'], meaning: 'file check timeout, recheck', terms: ['文件', '检查|校验|检测', '超时', '重新'] },
];
/** P8 and C8: a repeated file, without a message. */
export const CODE_WITHOUT_MESSAGE = '10014';
/** P8: HTTP-style codes, which all read alike. */
export const httpStyleCodes = {
  from: 100,
  to: 507,
  meaning: 'network or service exception',
  terms: ['网络', '服务', '异常'],
} as const;

/** P8: sentences that belong to no code of a table. */
export const otherSentences = {
  default: { meaning: 'service exception or network error', terms: ['服务', '异常', '或', '网络', '错误'] },
  dataFailure: {
    meaning: 'response data failure, try again later',
    terms: ['响应|返回', '数据', '异常|失败|错误', '稍后', '重试|再试'],
  },
  timeout: { meaning: 'request timed out, retry', terms: ['请求', '超时', '重试'] },
  network: { meaning: 'network abnormal', terms: ['网络', '异常'] },
  sessionTimeout: { meaning: 'session timed out', terms: ['登录|会话', '超时|过期|失效'] },
  uploadFailure: { meaning: 'upload failure', terms: ['上传失败'] },
} as const;

/** P8: a code of 2 in other than user responses runs the logout routine. */
export const LOGOUT_CODE = '2';

/** P8. */
export const successSentences = {
  default: { meaning: 'operation succeeded', terms: ['操作', '成功'] },
  codeSent: { meaning: 'verification code sent', terms: ['验证码', '已发送|发送成功'] },
  passwordChanged: { meaning: 'password changed', terms: ['密码', '已?修改|更改'] },
  phoneChanged: { meaning: 'phone number changed', terms: ['手机号', '修改|更换|更改'] },
} as const;
/** P8, word for word. */
export const LOGGED_OUT = '退出成功!';

/** P8: what is logged when the config center cannot be reached. */
export const CONFIG_FETCH_FAILED: Terms = ['配置', '获取', '失败'];

/** P8: the picture of a page error. */
export const errorPictures = { '403': 'network-error', '404': 'network-error', others: 'server-error' } as const;
