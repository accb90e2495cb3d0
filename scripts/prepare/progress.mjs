const REPORT_EVERY_SECONDS = 10;

/** Shows `title … 12 s` on stderr until `work` settles, and returns its result. */
export async function showProgress(title, work) {
  const out = process.stderr;
  const begin = Date.now();
  const line = () => `${title} … ${Math.round((Date.now() - begin) / 1000)} s`;
  if (out.isTTY) out.write(line());
  else out.write(`${title} …\n`);
  const timer = setInterval(
    () => out.write(out.isTTY ? `\r\x1b[K${line()}` : `${line()}\n`),
    out.isTTY ? 1000 : REPORT_EVERY_SECONDS * 1000,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
    out.write(`${out.isTTY ? '\r\x1b[K' : ''}${line()}\n`);
  }
}
