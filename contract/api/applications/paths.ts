export const APPLICATIONS_PATH = '/account/applications';

/** The page of an application. */
export const applicationPath = (applicationId: string): string => `${APPLICATIONS_PATH}/${applicationId}`;

/** The page of the applications, whose command then calls this ability. */
export const applicationsPathFor = (abilityNo: number): string => `${APPLICATIONS_PATH}?ability=${abilityNo}`;

/** The place of a key on the page of its application. */
export const keyAnchor = (keyId: string): string => `key-${keyId}`;
export const keyPath = (applicationId: string, keyId: string): string =>
  `${applicationPath(applicationId)}#${keyAnchor(keyId)}`;
