/** Refusals that the spec leaves open; every service answers them alike. */
export const portalErrors = {
  /** Somebody else has changed it since it was read. */
  PTL0001: '内容已被他人更新，请刷新后再试',
  /** Not in this state. */
  PTL0002: '当前状态不支持此操作',
  /** No more of them. */
  PTL0003: '数量已达上限',
  PTL0004: '统一社会信用代码校验未通过，请核对',
  PTL0005: '图片上传失败，请使用 PNG、JPG 或 JPEG 格式且不超过大小限制的图片',
  PTL0006: '名称已被使用',
  PTL0007: '文件内容有误，请按提示修改',
  /** Uploaded, but gone, another's or in use elsewhere by now. */
  PTL0008: '图片已失效，请移除后重新上传',
  /** Of another account, by the credit code. */
  PTL0009: '该统一社会信用代码已被其他账号认证',
} as const satisfies Record<string, string>;
