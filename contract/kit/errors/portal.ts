/** Another user has changed the object since it was read. */
export const CHANGED_BY_OTHERS = 'PTL0001';
export const WRONG_STATE = 'PTL0002';
/** The limit is reached. */
export const NO_MORE = 'PTL0003';
/** The check digit does not match. */
export const WRONG_CREDIT_CODE = 'PTL0004';
export const WRONG_PICTURE = 'PTL0005';
export const NAME_TAKEN = 'PTL0006';
export const WRONG_CONTENTS = 'PTL0007';
/** Uploaded, but by now removed, owned by another user or used elsewhere. */
export const FILE_GONE = 'PTL0008';
/** The code belongs to another certified account. */
export const CREDIT_CODE_TAKEN = 'PTL0009';
/** The limit of this day in Shanghai is reached. */
export const NO_MORE_TODAY = 'PTL0010';
/** The session ended because an operator locked its account. */
export const ACCOUNT_LOCKED = 'PTL0011';
/** An operator's model was ended because it took too long. */
export const MODEL_LATE = 'PTL0012';
/** The password is right, and the login continues with a one-time code and the ticket of the error. */
export const ONE_TIME_CODE_NEEDED = 'PTL0013';
/** Wrong, or accepted before. */
export const WRONG_ONE_TIME_CODE = 'PTL0014';
/** The ticket of a login is invalid, expired or used, so the login begins again. */
export const LOGIN_STEP_OVER = 'PTL0015';
/** The console is open only to operators with one-time codes. */
export const SECOND_FACTOR_MISSING = 'PTL0016';
/** Other content refers to it, or lies below it. */
export const STILL_USED = 'PTL0017';
/** The text may hold what an operator has purged since it was read. */
export const TEXT_PURGED = 'PTL0018';
/** There is no key, or none that was ever made. */
export const KEY_WRONG = 'PTL0019';
export const KEY_REVOKED = 'PTL0020';
export const KEY_EXPIRED = 'PTL0021';
/** Another key has taken its place, and the time in which both are good is over. */
export const KEY_ROTATED = 'PTL0022';
/** A key in a query string ends up in logs, so such a request gets this error. */
export const KEY_IN_ADDRESS = 'PTL0023';
/** The key is not for use from this network. */
export const KEY_NETWORK = 'PTL0024';
/** The key is not for this ability, or not for this kind of call. */
export const KEY_SCOPE = 'PTL0025';
/** The limit of the key itself for this day in Shanghai is reached. */
export const KEY_DAY_LIMIT = 'PTL0026';
/** A test key takes the samples of the platform only. */
export const TEST_KEY = 'PTL0027';
/** The ability has no such version of a model. */
export const NO_VERSION = 'PTL0028';
/** A request with the same idempotency key still runs. */
export const STILL_RUNNING = 'PTL0029';
/** The body of a request was not kept, or is no longer kept, so it cannot be replayed. */
export const INPUT_NOT_KEPT = 'PTL0033';

/** A job accepts no further pictures. */
export const JOB_FULL = 'PTL0035';
/** The limit for pictures in jobs for this day in Shanghai is reached. */
export const JOB_DAY_LIMIT = 'PTL0036';
/** The archive of a job cannot be read, is not an archive, or is a ZIP bomb. */
export const WRONG_ARCHIVE = 'PTL0037';
/** An address to which the portal does not send. */
export const WRONG_WEBHOOK = 'PTL0038';
/** The results of the job have been removed. */
export const RESULTS_GONE = 'PTL0039';
/** A picture of an archive that is encrypted, damaged or too large. */
export const BAD_IN_ARCHIVE = 'PTL0040';

/** A download that only certified enterprises may have. */
export const CERTIFIED_ONLY = 'PTL0041';

/** A film is cut off, damaged or no MP4 that browsers show; it is not published. */
export const WRONG_FILM = 'PTL0042';
/** Of a file whose signed address is not whole or has expired. */
export const ADDRESS_OVER = 'PTL0043';

/** Errors that the specification leaves open; every service uses the same codes. */
export const portalErrors = {
  [CHANGED_BY_OTHERS]: '内容已被他人更新，请刷新后再试',
  [WRONG_STATE]: '当前状态不支持此操作',
  [NO_MORE]: '数量已达上限',
  [WRONG_CREDIT_CODE]: '统一社会信用代码校验未通过，请核对',
  [WRONG_PICTURE]: '图片上传失败，请使用 PNG、JPG 或 JPEG 格式且不超过大小限制的图片',
  [NAME_TAKEN]: '名称已被使用',
  [WRONG_CONTENTS]: '文件内容有误，请按提示修改',
  [FILE_GONE]: '图片已失效，请移除后重新上传',
  [CREDIT_CODE_TAKEN]: '该统一社会信用代码已被其他账号认证',
  [NO_MORE_TODAY]: '今日提交次数已用完，请于明日 0 点后再试',
  [ACCOUNT_LOCKED]: '账号已被平台锁定，登录已失效；再次登录时会说明该联系谁',
  [MODEL_LATE]: '该能力的模型没有在限定时间内给出结果',
  [ONE_TIME_CODE_NEEDED]: '该账号已开启动态口令，请继续输入动态口令完成登录',
  [WRONG_ONE_TIME_CODE]: '动态口令错误或已使用过，请输入最新的动态口令',
  [LOGIN_STEP_OVER]: '登录已超过时限，请重新输入密码',
  [SECOND_FACTOR_MISSING]: '平台要求运营账号开启动态口令，请先在“账号安全”中开启',
  [STILL_USED]: '仍被其他内容引用，请确认后再操作',
  [TEXT_PURGED]: '此内容有版本已被彻底清除，之前输入的文字不再保存',
  [KEY_WRONG]: '应用密钥缺失或不正确',
  [KEY_REVOKED]: '应用密钥已停用',
  [KEY_EXPIRED]: '应用密钥已过期',
  [KEY_ROTATED]: '应用密钥已被新密钥替换',
  [KEY_IN_ADDRESS]: '应用密钥不能放在网址中',
  [KEY_NETWORK]: '应用密钥不允许从此网络使用',
  [KEY_SCOPE]: '应用密钥没有此能力或此类调用的权限',
  [KEY_DAY_LIMIT]: '此密钥今日的调用次数已用完',
  [TEST_KEY]: '测试密钥只能识别平台的样例图片',
  [NO_VERSION]: '该能力没有指定的模型版本',
  [STILL_RUNNING]: '相同幂等键的请求仍在处理，请稍后再试',
  [INPUT_NOT_KEPT]: '这次调用的图片没有保留，无法重放',
  [JOB_FULL]: '一个任务最多 1000 张图片',
  [JOB_DAY_LIMIT]: '今日任务的图片张数已达上限',
  [WRONG_ARCHIVE]: 'ZIP 文件不完整、无法读取或解压后过大',
  [WRONG_WEBHOOK]: '回调地址须是公网的 https 地址',
  [RESULTS_GONE]: '任务的结果已过保存期，已被删除',
  [CERTIFIED_ONLY]: '此资源仅向已认证企业提供，完成企业认证后即可下载',
  [WRONG_FILM]: '影片须是完整的 MP4（H.264 编码），此文件不完整、已损坏或不是这种格式',
  [ADDRESS_OVER]: '下载地址不完整或已过期，请回到资源页面重新取得',
  [BAD_IN_ARCHIVE]: 'ZIP 中的这张图片加了密、已损坏或超过 4 MB',
} as const satisfies Record<string, string>;
