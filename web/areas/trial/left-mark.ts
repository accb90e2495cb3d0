/**
 * Whether the page of an ability was left in this tab during a trial, which `panel/left/left-run.ts` stores. The key is
 * repeated here, because a module that the panel shares with the page would be one more script of every visit.
 */
export const isRunLeft = (abilityNo: number) => {
  try {
    return `session.trial.${abilityNo}` in window.sessionStorage;
  } catch {
    // On the server, and where storage is blocked.
    return false;
  }
};
