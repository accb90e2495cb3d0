interface Names {
  yuserName?: string | undefined;
  userName?: string | undefined;
  loginName?: string | undefined;
  subAccountName?: string | undefined;
}

const isPresent = (name: string | undefined): name is string => name !== undefined && name.trim() !== '';

/** Returns the display name of an account: the first name present, or an empty string. */
export const firstName = ({ yuserName, userName, loginName, subAccountName }: Names): string =>
  [yuserName, userName, loginName, subAccountName].find(isPresent) ?? '';
