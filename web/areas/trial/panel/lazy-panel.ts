export { EngineSubscription } from './engine-subscription.tsx';
export { TrialPanel } from './trial-panel.tsx';
