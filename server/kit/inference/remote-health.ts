/** For how long an answer counts, so that many questions make one probe. */
const KNOWN_MS = 5000;
const WITHIN_MS = 2000;

export interface RemoteHealth {
  /** Whether the inference server says that it is ready, or said so within the last seconds. */
  isUp(): Promise<boolean>;
}

/** Asks an inference server whether it is ready, by the Open Inference Protocol. */
export const createRemoteHealth = ({ url, token }: { url: string; token: string | undefined }): RemoteHealth => {
  let known: { isUp: Promise<boolean>; at: number } | undefined;
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
      if (!known || performance.now() - known.at > KNOWN_MS) known = { isUp: probe(), at: performance.now() };
      return known.isUp;
    },
  };
};
