export { storedParts } from '../stored/stored-parts.ts';
export { EngineSubscription } from './engine-subscription.tsx';
export { PanelOfUser as TrialPanel } from './user/panel-of-user.tsx';
