/** What the database's programs see of our environment: no PGPORT, LC_ALL and the like may change what they do. */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, TZ } = process.env;
  return { PATH, TMPDIR, TZ };
}
