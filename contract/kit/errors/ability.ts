/** P8 and C8: codes of the open abilities and of all other calls under `/api/ai-portal`. */

const contactSupport = '请联系技术支持';

export const abilityErrors = {
  '10001': '未知异常',
  '10002': '不支持的参数协议格式',
  '10003': '部分参数无效',
  '10004': '参数类型不匹配',
  '10005': '服务网络请求异常',
  '10006': '领域不存在',
  '10007': '领域缺失或暂不支持在线推理',
  '10008': '当前账号类型没有推理权限',
  '10009': '获取上传策略超时',
  '10010': '文件上传失败，请稍后重试',
  '10011': '下载的模型不存在',
  '10012': `未认证用户最多可下载 3 个模型，${contactSupport}`,
  '10013': '服务繁忙，请稍后再试',
  /** A repeated file is reported by its code only. */
  '10014': '',
  '20001': '操作过于频繁，请稍后再试',
  '20002': `免费体验次数已用完，${contactSupport}`,
  '20003': `本月免费体验次数已用完，${contactSupport}`,
  '20004': `24 小时内免费体验次数已用完，${contactSupport}`,
  '20005': '文件检查地址参数错误',
  '20006': '发布接口异常',
  '20007': '文件检查失败，请重试',
  '20008': '系统繁忙，请稍后再试',
  '20009': '获取文件信息失败，请重新检查',
  '20010': '不支持的文件格式，请更换图片',
  '20011': '不支持的文件编码，请更换图片',
  '20012': '文件检查超时，请重新检查',
} as const satisfies Record<string, string>;

/** HTTP-style codes 100 to 507 share one text. */
export const HTTP_STYLE_CODES = { from: 100, to: 507 } as const;
export const networkOrServiceException = '网络或服务异常';
