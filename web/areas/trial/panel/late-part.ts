export { TellMe } from './tell-me.tsx';
export { TrialPanel } from './trial-panel.tsx';
