import { protocolErrorCode, type Service } from '#contract/kit/errors/vocabulary.ts';
import { createAddressBudget } from './address-budget.ts';
import { CallError, protocolError } from '../http/call-error.ts';
import { type Caller, ownerIdOf } from '../http/caller.ts';
import { isLoopback, networkOf } from './network-of.ts';

/** Uploads in progress on this node; each stays in memory while it is read and processed. */
const AT_ONCE = 48;
/** Uploads per account or sub-account: more than the connections that a browser opens. */
const AT_ONCE_EACH = 8;
/** Uploads of the visitors of one network, who may be many. */
const AT_ONCE_NETWORK = 24;
const AGAIN_AFTER_SECONDS = 2;

/** Limit of files per address. */
export const UPLOADS = { burst: 60, perSecond: 1 };

const busy = (service: Service) => new CallError(service, protocolErrorCode(service, 'unavailable'), 200);

/** Returns who holds a caller's places, and their maximum. A loopback peer may be a proxy with everyone behind it. */
const holderOf = ({ user, address }: Caller) => {
  if (user) return { holder: ownerIdOf(user), maximum: AT_ONCE_EACH };
  return { holder: networkOf(address), maximum: isLoopback(address) ? AT_ONCE : AT_ONCE_NETWORK };
};

/**
 * Limits the uploads in progress, so that many or slow ones cannot fill the memory. Places count per account, because
 * all users of a company share a network and would take places from each other; the budget of a network limits a caller
 * with many accounts. Visitors share the places of their network. A body that does not arrive ends after the server's
 * request timeout and releases its place.
 */
export const createUploadPlaces = ({ limited }: { limited: boolean }) => {
  const budget = createAddressBudget(UPLOADS, { limited });
  const held = new Map<string, number>();
  let all = 0;

  return {
    /**
     * Takes a place and returns the function that releases it. Throws a 429 if the caller has no place left or its
     * network has sent too much, and a 503 if the node has none. For a `patient` call, a missing place is a business
     * error that the service is busy: its caller waits for a slot anyway.
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
