/** After this time the next question makes another probe. */
const KNOWN_MS = 5000;
const WITHIN_MS = 2000;

export interface RemoteHealth {
  /** Whether the inference server was ready at the last request. Waits only for the first answer. */
  isUp(): Promise<boolean>;
}

/** Requests whether an inference server is ready, by the Open Inference Protocol. */
export const createRemoteHealth = ({ url, token }: { url: string; token: string | undefined }): RemoteHealth => {
  let known: { isUp: Promise<boolean>; at: number } | undefined;
  let probing: Promise<boolean> | undefined;
  const probe = async (): Promise<boolean> => {
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/v2/health/ready`, {
        ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
        redirect: 'error',
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      // A server that cannot be reached is not ready.
      return false;
    }
  };
  return {
    isUp() {
      if (!known || performance.now() - known.at > KNOWN_MS) {
        probing ??= probe().finally(() => {
          known = { isUp: probing as Promise<boolean>, at: performance.now() };
          probing = undefined;
        });
      }
      return known?.isUp ?? (probing as Promise<boolean>);
    },
  };
};
