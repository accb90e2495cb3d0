/** The address of a picture without its query, user and fragment, which may hold secrets. */
export const shownAddress = (address: string): string => {
  const read = URL.parse(address);
  if (!read) return address.replace(/[?#][^]*$/, '');
  return `${read.protocol}//${read.host}${read.pathname}${read.search === '' ? '' : '?…'}`;
};
