/** Puts a text into single quotes for a shell. */
export const shellText = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A name for `cmd`, whose quotes cannot hold all characters that a shell's can. */
const windowsText = (text: string): string => `"${text.replace(/["%]/g, '_')}"`;

/** Returns the commands that download a file from an address, going on where it broke off, and check it. */
export const commandLines = (address: string, { name, sha256 }: { name: string; sha256: string }) => ({
  curl: `curl --fail --location -C - -o ${shellText(name)} ${shellText(address)}`,
  // `curl` alone is another program in PowerShell. Both shells of Windows take double quotes.
  curlWindows: `curl.exe --fail --location -C - -o ${windowsText(name)} "${address}"`,
  sum: `echo ${shellText(`${sha256}  ${name}`)} | sha256sum -c`,
  mac: `shasum -a 256 ${shellText(name)}`,
  windows: `certutil -hashfile ${windowsText(name)} SHA256`,
});
