import { faultCode, type Service } from '#contract/kit/errors/vocabulary.ts';
import { createAddressBudget } from './address-budget.ts';
import { CallError, protocolError } from '../http/call-error.ts';
import { type Caller, ownerIdOf } from '../http/caller.ts';
import { isLoopback, networkOf } from './network-of.ts';

/** Uploads that this node has in hand at once, each of which lies in memory while it is read and worked on. */
const AT_ONCE = 48;
/** Of one account or sub-account: more than a browser opens connections. */
const AT_ONCE_EACH = 8;
/** Of one network's visitors, who may be many. */
const AT_ONCE_NETWORK = 24;
const AGAIN_AFTER_SECONDS = 2;

/** Files that one address sends. */
const UPLOADS = { burst: 60, perSecond: 1 };

const busy = (service: Service) => new CallError(service, faultCode(service, 'unavailable'), 200);

/** Whose places a caller takes, and how many that may be; a loopback peer may be a proxy with everybody behind it. */
const holderOf = ({ user, address }: Caller) => {
  if (user) return { holder: ownerIdOf(user), maximum: AT_ONCE_EACH };
  return { holder: networkOf(address), maximum: isLoopback(address) ? AT_ONCE : AT_ONCE_NETWORK };
};

/**
 * Bounds how many uploads are in hand, so that neither many nor slow ones fill the memory. Places are counted by account,
 * since all of a company come from one network and would take them from each other; who brings many accounts is held by
 * what a network may send. Visitors, who have no account, share those of their network. A body that does not come ends after the server's time for a request, and its place with it.
 */
export const createUploadPlaces = ({ limited }: { limited: boolean }) => {
  const budget = createAddressBudget(UPLOADS, { limited });
  const held = new Map<string, number>();
  let all = 0;

  return {
    /**
     * Takes a place, and answers how to leave it. Throws a 429 where the caller has none left or its network has sent too
     * much, a 503 where the node has none. Of a call that is `patient` both are the refusal that the service is busy:
     * whoever makes it waits for its turn anyway.
     */
    take(service: Service, caller: Caller, { patient = false } = {}): () => void {
      const { holder, maximum } = holderOf(caller);
      const own = held.get(holder) ?? 0;
      if (patient && (own >= maximum || all >= AT_ONCE)) throw busy(service).retryAfter(AGAIN_AFTER_SECONDS);
      if (own >= maximum) throw protocolError(service, 'tooMany').retryAfter(AGAIN_AFTER_SECONDS);
      if (all >= AT_ONCE) throw protocolError(service, 'unavailable');
      budget.take(caller.address);
      held.set(holder, own + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = (held.get(holder) ?? 1) - 1;
        if (left > 0) held.set(holder, left);
        else held.delete(holder);
      };
    },
  };
};
