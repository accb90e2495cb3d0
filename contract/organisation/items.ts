/** Permissions that a main account grants to its sub-accounts one by one; a new sub-account has none. */
export const permissionItems = [
  'try',
  'modelDownload',
  'training',
  'data',
  'workOrderCreate',
  'workOrderView',
  'key',
  'marketEnquiry',
  'organisationMessage',
] as const;
export type PermissionItem = (typeof permissionItems)[number];
