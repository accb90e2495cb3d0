/** Returns the environment of the database programs, without PGPORT, LC_ALL and others that change their behaviour. */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, TZ } = process.env;
  return { PATH, TMPDIR, TZ };
}
