import { expect, test } from 'vitest';
import * as agreements from './agreements/calls.ts';
import * as auth from './auth/calls.ts';
import { listLabels } from './content/label-calls.ts';
import * as documents from './documents/calls.ts';
import * as center from './documents/center-calls.ts';
import { createFeedback } from './documents/feedback-calls.ts';
import * as downloads from './downloads/calls.ts';
import type { AnyCall } from './kit/call.ts';
import { listMessages } from './messages/calls.ts';
import * as monitoring from './monitoring/calls.ts';
import * as site from './site/calls.ts';
import * as videos from './videos/calls.ts';

const user = '/api/user/user-service/v1';
const portal = '/api/ai-portal/portal/v1';
const proof = 'a'.repeat(64);
const phoneNo = '13800000000';
const uuid = '11111111-1111-4111-8111-111111111111';
const digits = '1234567890123456';

/** P7, P3 and P9: each call with its method, its path and a body as the specification writes it. */
const table: [AnyCall, 'GET' | 'POST', string, Record<string, unknown>][] = [
  [auth.getPhoneStatus, 'POST', `${user}/user/yuser/web/user/phone/status`, { phoneNo, type: 6 }],
  [auth.getChallenge, 'POST', `${user}/user/login/web/challengeCode`, { name: 'somebody', type: 6 }],
  [auth.getSubAccountChallenge, 'POST', `${user}/iam/user/login/challengeCode`, { name: 'a@20260001', type: 6 }],
  [auth.sendVerifyCode, 'POST', `${user}/yuser/web/phone/verifyCode`, { phoneNo, source: 2 }],
  [
    auth.changePhone,
    'POST',
    `${user}/yuser/web/phone/checkCode`,
    { codeId: 'c', phoneNo, oldPwd: proof, verifyCode: '123456' },
  ],
  [
    auth.updatePassword,
    'POST',
    `${user}/yuser/web/user/pwd/update`,
    { codeId: 'c', salt: digits, oldPwd: proof, newPwd: 'YWJj' },
  ],
  [auth.logOut, 'POST', `${user}/user/logOut`, {}],
  [auth.getUserInfo, 'GET', `${user}/user/info`, {}],
  [agreements.getAgreementStatus, 'POST', `${user}/user/privacy/agreement/info`, { source: 2 }],
  [agreements.getSubAccountAgreementStatus, 'POST', `${user}/iam/user/privacy/agreement/info`, { source: 2 }],
  [agreements.confirmAgreements, 'POST', `${user}/user/privacy/agreement`, { source: 0, userId: '1' }],
  [site.queryMenus, 'POST', `${portal}/config-management/menu-config/query`, { menuLevels: [1, 2, 3, 4, 5] }],
  [
    listMessages,
    'POST',
    '/api/message/message-service/v1/message/list/get',
    { page: 1, size: 10, read: null, keyword: null, accountType: null, accountId: null },
  ],
  [documents.queryDocumentTree, 'POST', `${portal}/usage-markdown/front/query`, {}],
  [documents.getDocumentDetails, 'GET', `${portal}/usage-markdown/detail`, { usageMarkdownIds: `${uuid},${uuid}` }],
  [center.queryDocuments, 'POST', `${portal}/usage-markdown/query`, { pageNo: 1, pageSize: 1000, status: 2 }],
  [center.queryModules, 'POST', `${portal}/config-module/query`, { contentKind: 9 }],
  [createFeedback, 'POST', `${portal}/doc-feedback/create`, { feedBackContent: '错字', docId: uuid, source: 1 }],
  [downloads.verifyDownload, 'GET', `${portal}/common/download/verify`, { uuid, versionId: 'A'.repeat(22) }],
  [downloads.queryDownloads, 'POST', `${portal}/download-resource/query`, { pageNo: 1, pageSize: 12 }],
  [downloads.getDownload, 'GET', `${portal}/download-resource/detail`, { uuid }],
  [downloads.getDownloadStatistics, 'GET', `${portal}/download-resource/statistics`, {}],
  [downloads.listDownloadTitles, 'GET', `${portal}/download-resource/title/all`, {}],
  [videos.queryVideos, 'POST', `${portal}/video-tutorial/query`, { pageNo: 1, pageSize: 12 }],
  [videos.getVideo, 'GET', `${portal}/video-tutorial/detail`, { uuid }],
  [videos.queryRelatedVideos, 'POST', `${portal}/video-tutorial/relevant/query`, { uuid }],
  [videos.getVideoStatistics, 'GET', `${portal}/video-tutorial/statistics`, {}],
  [videos.listVideoTitles, 'GET', `${portal}/video-tutorial/title/all`, {}],
  [
    monitoring.reportOperation,
    'POST',
    '/api/ai-portal/portal/v1/operate/buried-point',
    {
      periodId: digits,
      serviceName: 'web-portal',
      requestUrl: '/',
      loginInfo: 'visitor',
      type: 'error',
      release: '1.0.0',
      browserErrorLogs: [],
      performanceMetrics: { viewId: digits, at: 0, page: '/', load: 1.5 },
    },
  ],
  [listLabels, 'GET', `${portal}/label-info/all`, {}],
];

test.each(table.map((row) => [row[0].name, ...row] as const))(
  '[CALL-10] %s has the method, path and body of the specification',
  (_name, call, method, path, body) => {
    expect([call.method, call.path]).toEqual([method, path]);
    const fields = Object.keys(call.request.shape);
    for (const field of Object.keys(body)) expect(fields).toContain(field);
    expect(call.request.safeParse(body)).toMatchObject({ success: true, data: body });
  },
);

test('[CALL-10] front/query answers the association and the list of the tree, verify the signed address', () => {
  expect(Object.keys(documents.queryDocumentTree.answer.shape)).toEqual(['association', 'treeList']);
  expect(Object.keys(downloads.verifyDownload.answer.shape)).toEqual(['url', 'size', 'sha256', 'expireAt']);
});
