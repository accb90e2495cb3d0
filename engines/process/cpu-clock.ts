/** Returns the milliseconds of CPU that this process has used. A busy machine does not make them pass faster. */
export const cpuClock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
