import { KEY_SCOPE, NO_MORE, WRONG_STATE } from '../kit/errors/portal.ts';
import type { KeyUse } from '../kit/key-uses.ts';
import { OPEN_JOBS_MAXIMUM } from './job-limits.ts';
import { remedyOf } from './remedies.ts';

/**
 * What the fields of the open API mean, in Chinese: by their path, such as `targets.box`, or by their name if they mean
 * the same everywhere. A call may have another text for a field, `api.createJob:pieces`, and so may requests,
 * `request:version`.
 */
const texts: Readonly<Record<string, string>> = {
  abilityNo: '能力编号，在能力页的地址和本说明里都有',
  abilityNos: '能力编号，不能重复；表单里用逗号连接',
  image:
    '图片，与 url、sampleId 恰好给出一种。JSON 里写 base64，前面可以带 data:image/png;base64,；表单里以 image 为名附上文件',
  url: '图片地址，须是公网的 http 或 https 地址',
  sampleId: '平台样例的编号，测试密钥只能用样例',
  threshold: '只返回得分不低于它的目标与文字，不写则全部返回',
  labels: '只找这些目标，仅用于能选择目标的能力；表单里用逗号连接',
  'request:version': '指定由模型的哪个版本识别，不写则用现在的版本',
  requestId: '请求编号，凭它查看这次请求',
  width: '图片的宽，像素，已按拍摄方向转正',
  height: '图片的高，像素',
  targets: '找到的目标',
  'targets.label': '目标的类别',
  score: '得分，越高越可信',
  'targets.box': '目标的框：左上角的 x、y，以及宽、高，像素',
  whole: '为 true 时说的是整张图片，框不表示位置',
  'targets.keypoints': '人体关键点，只有关键点能力才有',
  'keypoints.name': '关键点的名称',
  x: '横坐标，像素',
  y: '纵坐标，像素',
  'texts.text': '一行文字',
  texts: '识别出的文字，一行一条',
  polygon: '四个角的坐标，从文字开头起顺时针',
  fields: '证件、票据等的字段',
  'fields.name': '字段的英文名，程序用',
  'fields.label': '字段的中文名',
  'fields.value': '字段的值，照图上的写，没有读出时为空',
  check: '有校验规则的字段是否符合规则',
  'fields.reason': '为什么不符合规则，或者与什么相符',
  reason: '结果代码的说明，没有错误时为 null',
  'fields.piece': '字段属于 pieces 中的第几张，从 0 起',
  row: '表格类字段在第几行，从 0 起',
  'api.createJob:pieces': 'ZIP 分成几片；不是 ZIP 时为 null',
  pieces: '一张图上有多张票证时，各张的位置',
  'pieces.kind': '票证的种类，程序用',
  'pieces.label': '票证的种类',
  notes: '关于这个结果的提示',
  pictureId: '图片的编号；用密钥调用时没有',
  model: '给出结果的模型',
  version: '模型的版本',
  milliseconds: '引擎用时，毫秒',
  quota: '这项能力的额度',
  'quota.tier': '额度的档位：loggedIn 已登录、inReview 认证审核中、certified 已认证',
  'quota.samplesOnly': '只能识别平台样例',
  'quota.left': '还可以识别几次，没有限制时为 null',
  'quota.day': '今天的额度',
  'quota.month': '本月的额度',
  'quota.inAll': '总的额度',
  limit: '上限，没有限制时为 null',
  used: '已用',
  resetsAt: '何时恢复，从不恢复时为 null',
  answers: '各项能力的结果或错误，与请求的顺序相同',
  'answers.code': '200 为成功，其余是错误码',
  'answers.data': '成功时的结果，与识别一张图片的接口相同',
  'answers.msg': '错误的说明',
  'answers.field': '出错的字段',
  'answers.retryAfter': '几秒以后再试',
  'answers.remedy': '怎么办',
  'answers.docUrl': '错误码的说明页',
  title: '任务的名称；不写则用能力与时间',
  addresses: '图片的地址，须是公网的 http 或 https 地址；给出后任务立即开始',
  sampleIds: '平台样例的编号；给出后任务立即开始，测试密钥只能用样例',
  archive: '将要分片上传的 ZIP',
  'archive.bytes': 'ZIP 的大小，字节',
  'archive.sha256': '整个 ZIP 的 SHA-256，小写十六进制',
  jobId: '任务编号',
  state: '状态',
  code: '结果代码，没有错误时为 null',
  source: '图片的来源',
  pictures: '图片张数',
  skipped: 'ZIP 中不是图片、已跳过的文件数',
  items: '要识别的次数：图片张数乘以能力数',
  done: '已有结果的次数',
  failed: '没有结果的次数',
  by: '由哪个应用或子账号建立，主账号为空',
  isFree: '用测试密钥建立，不计张数',
  createdAt: '建立的时间',
  startedAt: '开始的时间，还没有开始时为 null',
  endedAt: '结束的时间，还没有结束时为 null',
  resultsUntil: '结果与图片保存到何时',
  pieceBytes: '每片的大小，字节；不是 ZIP 时为 null',
  name: '名称：图片的文件名、地址或样例',
  file: '图片文件',
  'request:pictureNo': '图片在任务中的位置，从 1 起，同时上传几张时用它保持顺序；不写则按到达的先后',
  pictureNo: '第几张图片，从 1 起',
  pieceNo: '第几片，从 0 起，小于新建任务时得到的 pieces',
  missing: '还缺的片',
  format: '结果的格式',
  cursor: '下一页从哪里起，见上一页的 cursor；没有下一页时为 null',
  'api.getJobResults:limit': '一页最多几条',
  list: '这一页的结果',
  job: '任务',
  itemNo: '第几次识别，从 1 起',
  remedy: '怎么办，成功时为空',
  result: '识别的结果，没有时为 null',
  message: '结果代码的说明',
  docUrl: '错误码的说明页，成功时为空',
  abilities: '各项能力的额度',
  abilityName: '能力的名称',
  key: '这个密钥今天的用量',
  dayLimit: '密钥每天最多计次的调用，没有另设时为 null',
  at: '请求的时间',
  applicationId: '应用编号',
  applicationName: '应用的名称',
  keyId: '密钥编号',
  kind: '密钥的种类：live 正式、test 测试',
  call: '调用的接口',
  method: '请求方法；由平台发起的调用没有，例如任务中的图片',
  path: '请求的路径，不含问号以后的内容',
  contentType: '请求内容的类型，没有时为 null',
  bodyBytes: '请求内容的大小，字节，没有写明时为 null',
  ignored: '请求里这个接口没有、因而被忽略的字段名',
  status: 'HTTP 状态',
  field: '出错的字段，没有时为 null',
  charge: '是否计次：none 不计、charged 已计、refunded 已退回',
  charges: '计了几次：多能力识别每项能力各计一次',
  totalMs: '全部用时，毫秒',
  pictureMs: '取得图片的用时，毫秒',
  engineMs: '从取得图片到有结果的用时，毫秒',
  pictureBytes: '图片的大小，字节',
  pictureSha256: '图片的 SHA-256，小写十六进制',
  parameters: '图片之外的参数',
  network: '调用方所在的网络',
  agent: '调用方的程序名称',
  idempotencyKey: '幂等键，没有时为 null',
  repeats: '同一幂等键第一次的请求编号，没有时为 null',
  replays: '被重放的请求编号，没有时为 null',
  usedToday: '密钥今天已计次的调用',
  'X-Simulate': '请求头，只有测试密钥能用，值是说明里的一个错误码',
  'Idempotency-Key': '请求头，最多 128 个可见的 ASCII 字符，同一个值只用于同一个请求',
};

/** Codes that name the field that is wrong. */
const fieldCodes: ReadonlySet<string> = new Set(['400', '10003', '10004']);

/** The uses of application keys, as the pages of keys name them. */
const useWords: Readonly<Record<KeyUse, string>> = {
  infer: '识别图片',
  jobs: '批量任务',
  requests: '查询请求记录',
  mcp: '智能体（MCP）',
};

/** Returns what a key must be created for to make a call; undefined if every key will do. */
export const keyUseOf = (call: string): KeyUse | undefined => {
  if (call === 'mcp') return 'mcp';
  if (call.startsWith('api.infer')) return 'infer';
  if (call === 'api.ownRequest') return 'requests';
  return /^api\.\w*Job/.test(call) ? 'jobs' : undefined;
};

/** A missing right of a key, and the page that grants it. */
const scopeText = (call: string, field: string | null | undefined): string | undefined => {
  const use = keyUseOf(call);
  if (field === 'use' && use)
    return `这个密钥没有“${useWords[use]}”（${use}）的用途；在“应用与密钥”中给它加上，或换用有此用途的密钥。`;
  return field === 'abilityNo' ? '这个密钥只用于部分能力，不含这一项；在“应用与密钥”中给它加上。' : undefined;
};

/** What to do about an error that one call, or one status, means otherwise than the others. */
const ofCall: Readonly<Record<string, string>> = {
  [`${WRONG_STATE} pictures`]: '任务里还没有图片；请先上传图片，再开始任务。',
  [`api.createJob ${NO_MORE}`]: `未结束的任务最多 ${OPEN_JOBS_MAXIMUM} 个；等进行中的任务结束，或取消不要的任务。`,
  '10002 415': '把 Content-Type 设为 application/json，或附上文件时设为 multipart/form-data。',
};

interface CallErrorParts {
  code: string;
  field?: string | null | undefined;
  status?: number | undefined;
}

/**
 * Returns what to do about an error of a call: about a wrong field, what it has to be. `mustBe` is the end of a
 * sentence, such as `须是 0–1 的数字`.
 */
export const remedyTextOf = (call: string, { code, field, status }: CallErrorParts, mustBe?: string): string => {
  const own =
    code === KEY_SCOPE
      ? scopeText(call, field)
      : (ofCall[`${code} ${field}`] ?? ofCall[`${call} ${code}`] ?? ofCall[`${code} ${status}`]);
  if (own !== undefined) return own;
  if (!field || !fieldCodes.has(code)) return remedyOf(code).text;
  // An item of a list is explained as the list is.
  const path = field.split('.').filter((name) => !/^\d+$/.test(name));
  const text = fieldTextOf(call, path, 'request');
  if (mustBe !== undefined) return `${field} ${mustBe}${text === undefined ? '' : `：${text}`}。`;
  return text === undefined ? remedyOf(code).text : `请检查 ${field}：${text}。`;
};

/** Returns what a field of a request or an answer means; undefined if it has no description. */
export const fieldTextOf = (
  callName: string,
  path: readonly string[],
  side: 'request' | 'answer' = 'answer',
): string | undefined => {
  const last = path.at(-1) ?? '';
  const asked = side === 'request' ? texts[`request:${path.join('.')}`] : undefined;
  return asked ?? texts[`${callName}:${path.join('.')}`] ?? texts[path.slice(-2).join('.')] ?? texts[last];
};
