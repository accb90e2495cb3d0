export const APPLICATIONS_PATH = '/account/applications';

/** The page of an application. */
export const applicationPath = (applicationId: string): string => `${APPLICATIONS_PATH}/${applicationId}`;

/** The page of the applications, whose command then calls this ability. */
export const applicationsPathFor = (abilityNo: number): string => `${APPLICATIONS_PATH}?ability=${abilityNo}`;
