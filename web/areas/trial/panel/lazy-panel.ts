export { storedParts } from '../stored/stored-parts.ts';
export { EngineSubscription } from './engine-subscription.tsx';
export { TrialPanel } from './trial-panel.tsx';
