interface Names {
  yuserName?: string | undefined;
  userName?: string | undefined;
  loginName?: string | undefined;
  subAccountName?: string | undefined;
}

const isPresent = (name: string | undefined): name is string => name !== undefined && name.trim() !== '';

/** What an account is called wherever it is named: the first name that is there; empty where none is. */
export const firstName = ({ yuserName, userName, loginName, subAccountName }: Names): string =>
  [yuserName, userName, loginName, subAccountName].find(isPresent) ?? '';
