import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { text } from '../kit/text.ts';
import { LOGIN_CHECK_TYPE, LOGIN_NAME_MAXIMUM, SEND_SOURCE } from './limits.ts';
import { phonePattern, userNamePattern, verifyCodePattern } from './names.ts';

const userService = '/api/user/user-service/v1';
const portal = '/api/ai-portal/portal/v1';

const loginCheck = z.literal(LOGIN_CHECK_TYPE);
const fromPortal = z.literal(SEND_SOURCE);

const name = text(LOGIN_NAME_MAXIMUM, 1);
export const phoneNo = text(20).check(z.regex(phonePattern, { error: 'is no mobile number' }));
export const userName = text(26).check(z.regex(userNamePattern, { error: 'is no user name' }));
const verifyCode = text(6).check(z.regex(verifyCodePattern, { error: 'are not six digits' }));
export const codeId = text(300, 1);
export const proof = text(64).check(z.regex(/^[0-9a-f]{64}$/, { error: 'is no proof' }));
const newPwd = text(200, 1).check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'is no base64' }));
/** The 16 fresh digits with which `newPwd` is sealed. */
const freshSalt = text(16).check(z.regex(/^\d{16}$/, { error: 'are not sixteen digits' }));

const empty = z.object({});

const challenge = z.object({
  /** 1: the user must enter a password. */
  pwdStatus: z.int(),
  codeId: z.string(),
  salt: z.string(),
  vcode: z.string(),
});

export const session = z.object({ token: z.string(), updateTime: z.string() });

export const getChallenge = defineCall({
  name: 'identity.getChallenge',
  method: 'POST',
  path: `${userService}/user/login/web/challengeCode`,
  service: 'user',
  access: 'public',
  summary: '取得登录挑战：盐与挑战码，5 分钟内一次有效，与所填账号绑定；账号不存在时答复相同',
  request: z.object({ name, type: loginCheck }),
  answer: challenge,
});

export const getSubAccountChallenge = defineCall({
  name: 'identity.getSubAccountChallenge',
  method: 'POST',
  path: `${userService}/iam/user/login/challengeCode`,
  service: 'user',
  access: 'public',
  summary: '取得子账号的登录挑战，账号为“登录名@企业编号”',
  request: z.object({ name, type: loginCheck }),
  answer: challenge,
});

/** For passwords set without the old one: registration, reset, a sub-account's first login. */
export const getPasswordChallenge = defineCall({
  name: 'identity.getPasswordChallenge',
  method: 'POST',
  path: `${portal}/identity/password/challenge`,
  service: 'user',
  access: 'public',
  summary: '取得设置密码的挑战：注册、重置密码、子账号首次登录',
  request: z.object({ name }),
  answer: challenge,
});

export const login = defineCall({
  name: 'identity.login',
  method: 'POST',
  path: `${portal}/user/loginFromUserSystem`,
  aliases: [`${portal}/iam/user/loginFromUserSystem`],
  service: 'user',
  access: 'public',
  summary: '登录：账号与挑战的证明；答复会话令牌；开启了动态口令的账号为 PTL0013，凭其 data.ticket 与动态口令继续',
  request: z.object({
    codeId,
    name,
    oldPwd: proof,
    pageNo: z.literal(1),
    pageSize: z.literal(1),
  }),
  answer: session,
});

export const register = defineCall({
  name: 'identity.register',
  method: 'POST',
  path: `${portal}/identity/register`,
  service: 'user',
  access: 'public',
  summary: '注册：手机号、短信验证码、用户名与密封的密码，须同意协议',
  request: z.object({
    codeId,
    phoneNo,
    verifyCode,
    userName,
    salt: freshSalt,
    newPwd,
    agreed: z.literal(true),
  }),
  answer: session,
});

export const resetPassword = defineCall({
  name: 'identity.resetPassword',
  method: 'POST',
  path: `${portal}/identity/password/reset`,
  service: 'user',
  access: 'public',
  summary: '重置密码：短信验证码与密封的新密码；子账号首次登录也由此设置密码，此时须给出账号，设置后即登录',
  request: z.object({
    codeId,
    phoneNo,
    verifyCode,
    salt: freshSalt,
    newPwd,
    /** `loginName@enterprise number` if the password belongs to a sub-account. */
    subAccountName: z.optional(name),
  }),
  answer: z.object({
    /** There was no password before, so no session either. */
    isFirst: z.boolean(),
    /** The first password of a sub-account logs it in, unless it is disabled or expired. */
    session: z.nullable(session),
  }),
});

export const getPhoneStatus = defineCall({
  name: 'identity.getPhoneStatus',
  method: 'POST',
  path: `${userService}/user/yuser/web/user/phone/status`,
  service: 'user',
  access: 'public',
  summary: '手机号能否接收验证码，以及多久后可再次获取；不透露是否已注册。格式不对时为 01080001',
  request: z.object({ phoneNo: text(20), type: loginCheck }),
  answer: z.object({
    phoneNo: z.string(),
    /** 1: a code can be sent now. */
    status: z.int(),
    /** Seconds until a code can be sent. */
    retryAfter: z.int(),
  }),
});

export const sendVerifyCode = defineCall({
  name: 'identity.sendVerifyCode',
  method: 'POST',
  path: `${userService}/yuser/web/phone/verifyCode`,
  service: 'user',
  access: 'public',
  summary: '发送短信验证码：一个号码每分钟一条、每天十条',
  request: z.object({ phoneNo, source: fromPortal }),
  answer: z.null(),
});

export const changePhone = defineCall({
  name: 'identity.changePhone',
  method: 'POST',
  path: `${userService}/yuser/web/phone/checkCode`,
  service: 'user',
  access: 'user',
  summary: '修改手机号：登录密码的证明与新手机号的验证码',
  request: z.object({ codeId, phoneNo, oldPwd: proof, verifyCode }),
  answer: z.object({ updateTime: z.string() }),
});

export const updatePassword = defineCall({
  name: 'identity.updatePassword',
  method: 'POST',
  path: `${userService}/yuser/web/user/pwd/update`,
  service: 'user',
  access: 'user',
  summary: '修改密码：旧密码的证明与密封的新密码；成功后所有会话结束',
  request: z.object({ codeId, salt: freshSalt, oldPwd: proof, newPwd }),
  answer: z.null(),
});

export const logOut = defineCall({
  name: 'identity.logOut',
  method: 'POST',
  path: `${userService}/user/logOut`,
  service: 'user',
  access: 'public',
  summary: '退出主账号的会话；会话已结束时同样成功',
  request: empty,
  answer: z.null(),
});

export const logOutSubAccount = defineCall({
  name: 'identity.logOutSubAccount',
  method: 'POST',
  path: `${userService}/iam/user/logOut`,
  service: 'user',
  access: 'public',
  summary: '退出子账号的会话；会话已结束时同样成功',
  request: empty,
  answer: z.null(),
});

const mainAccount = z.object({
  yuserName: z.string(),
  userId: z.string(),
  uuid: z.string(),
  updateTime: z.string(),
});
const subAccount = z.object({
  subAccountName: z.string(),
  subAccountId: z.string(),
  accountId: z.string(),
  accountName: z.string(),
});

export const getUserInfo = defineCall({
  name: 'identity.getUserInfo',
  method: 'GET',
  path: `${userService}/user/info`,
  service: 'user',
  access: 'user',
  summary: '当前用户：账号类型、主账号或子账号信息、角色、认证状态、权限码与权限项',
  request: empty,
  answer: z.object({
    accountType: z.int(),
    accountInfo: z.optional(mainAccount),
    subAccountInfo: z.optional(subAccount),
    /** The first user role, which names the account; `roles` lists all of them. */
    role: z.int(),
    roles: z.array(z.int()),
    accountRole: z.int(),
    authStatus: z.int(),
    /** The certification of the enterprise: that of the main account, whose sub-accounts have `authStatus` 5. */
    enterpriseAuthStatus: z.int(),
    loginName: z.optional(z.string()),
    /** The middle digits are hidden. */
    phone: z.string(),
    /** The picture of the account, if it has one: contract/files/file-id.ts. */
    avatarFileId: z.nullable(z.string()),
    enterpriseName: z.nullable(z.string()),
    /** The part after the `@` in the login names of sub-accounts. */
    enterpriseNo: z.nullable(z.string()),
    permissionCodes: z.array(z.string()),
    /** The items granted to a sub-account; a main account has all of them. */
    permissionItems: z.array(z.string()),
    /** An operator whose console stays closed until one-time codes are turned on. */
    lacksSecondFactor: z.optional(z.boolean()),
    updateTime: z.string(),
  }),
});

/** The cheapest check that a session is active: the user validity check. */
export const checkUser = defineCall({
  name: 'identity.checkUser',
  method: 'GET',
  path: `${userService}/user/infos`,
  service: 'user',
  access: 'user',
  summary: '用户有效性检查：会话是否有效，以及用户信息的更新标记',
  request: empty,
  answer: z.object({ userId: z.string(), updateTime: z.string() }),
});

export const loggedInUser = z.object({
  uuid: z.string(),
  userName: z.string(),
  phone: z.string(),
  userId: z.string(),
  accountType: z.int(),
  yuserName: z.optional(z.string()),
  accountId: z.string(),
  subAccountId: z.optional(z.string()),
  accountName: z.string(),
  subAccountName: z.optional(z.string()),
});

export const getSubAccountUser = defineCall({
  name: 'identity.getSubAccountUser',
  method: 'GET',
  path: `${userService}/oauth2/userinfo`,
  service: 'user',
  access: 'user',
  summary: '当前登录用户，子账号由此读取',
  request: empty,
  answer: loggedInUser,
});

export const createTicket = defineCall({
  name: 'identity.createTicket',
  method: 'POST',
  path: `${userService}/oauth2/code`,
  aliases: [`${userService}//oauth2/code`],
  service: 'user',
  access: 'user',
  summary: '为当前会话签发一次性登录票据，一分钟内有效，由地址中的 token 参数带回',
  request: empty,
  answer: z.object({ code: z.string() }),
});

/** Both accounts, for the confirmation before a ticket replaces an active session. */
export const peekTicket = defineCall({
  name: 'identity.peekTicket',
  method: 'POST',
  path: `${portal}/identity/ticket/peek`,
  service: 'user',
  access: 'public',
  readsUser: true,
  summary: '查看等待确认的登录票据属于哪个账号，以及当前登录的账号',
  request: empty,
  answer: z.object({ ticketName: z.nullable(z.string()), currentName: z.nullable(z.string()) }),
});

export const acceptTicket = defineCall({
  name: 'identity.acceptTicket',
  method: 'POST',
  path: `${portal}/identity/ticket/accept`,
  service: 'user',
  access: 'public',
  statuses: [401],
  summary: '确认以等待中的票据登录，取代当前会话',
  request: empty,
  answer: session,
});

export const getYunUser = defineCall({
  name: 'identity.getYunUser',
  method: 'GET',
  path: '/api/portal/ysUser/detail',
  service: 'user',
  access: 'user',
  statuses: [404],
  summary: '当前登录用户，主账号由此读取',
  request: empty,
  answer: loggedInUser,
});

export const getSale = defineCall({
  name: 'identity.getSale',
  method: 'POST',
  path: '/api/portal/ysUser/getSale',
  service: 'user',
  access: 'user',
  summary: '账号的销售联系人；没有时为 null',
  request: empty,
  answer: z.nullable(z.object({ saleName: z.string(), phone: z.string() })),
});

export const getYunLogin = defineCall({
  name: 'identity.getYunLogin',
  method: 'GET',
  path: '/api/portal/ysUser/login',
  service: 'user',
  access: 'public',
  readsUser: true,
  summary: '云用户会话是否存在',
  request: empty,
  answer: z.object({ isLogin: z.boolean(), yuserName: z.nullable(z.string()) }),
});

export const logOutYun = defineCall({
  name: 'identity.logOutYun',
  method: 'GET',
  path: '/api/portal/ysUser/logout',
  service: 'user',
  access: 'public',
  summary: '退出云用户会话，在主账号退出之后调用；会话已结束时同样成功',
  request: empty,
  answer: z.null(),
});
