import { batchTrial } from './batch-trial.ts';
import { chipLookup } from './chip-lookup.ts';
import type { Film } from './film.ts';
import { findAbility } from './find-ability.ts';
import { findAnswers } from './find-answers.ts';
import { firstCall } from './first-call.ts';
import { subAccounts } from './sub-accounts.ts';
import { tryAbility } from './try-ability.ts';
import { workOrders } from './work-orders.ts';

/** The tutorials, in the order in which a newcomer sees them. */
export const films: readonly Film[] = [
  findAbility,
  tryAbility,
  chipLookup,
  findAnswers,
  firstCall,
  batchTrial,
  subAccounts,
  workOrders,
];
