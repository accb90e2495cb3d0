/**
 * P8: codes of the user service; the message service uses the same. The login forms have their own texts for 1015,
 * 070100016 and 429 (`web/areas/auth/submission-error.ts`).
 */

const wrongAccountOrPassword = '账号或密码错误';
const phoneUsed = '手机号已被使用';
const requestError = '请求异常，请联系管理员';
const cloudAuthorisationExpired = '企业云授权已过期，请重新登录';

export const userErrors = {
  '400': '请求参数错误，请联系管理员',
  '401': '授权错误，请重新登录',
  '1002': '用户名已被使用',
  '1007': wrongAccountOrPassword,
  '1013': wrongAccountOrPassword,
  '1014': wrongAccountOrPassword,
  '1015': '账号已锁定，请稍后再试',
  '1024': wrongAccountOrPassword,
  '50017': cloudAuthorisationExpired,
  '50075': cloudAuthorisationExpired,
  '01080001': '获取手机号状态失败',
  '01080002': phoneUsed,
  '01080009': '密码错误',
  '01080011': phoneUsed,
  '07010002': requestError,
  '07010007': '验证码发送失败，请检查手机号',
  '07010008': '验证码错误',
  '07010009': requestError,
  '070100016': '验证码已过期',
  US000004: '登录已超时，请重新登录',
  US000011: '协议已确认',
  US000016: '手机号已被关联，请更换手机号',
  US000017: '手机号下已有算法数据，无法关联',
  US000051: '账号已在其他地方登录，如有疑问请联系企业管理员',
  PSP0080006: '企业信息审核中',
  PSP0090001: '服务商信息新增失败',
  PSP0090002: '服务商信息查询失败',
  PSP0090003: '服务商信息更新失败',
  PSP0090004: '服务商排序更新失败',
  PSP0090005: '服务商信息缺失',
  PSP0090006: '服务商名称已存在',
} as const satisfies Record<string, string>;
