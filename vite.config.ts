import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { OLDEST_CHROME } from './contract/limits.ts';
import { leanContract } from './scripts/lean-contract.ts';

export default defineConfig({
  plugins: [reactRouter(), leanContract()],
  publicDir: false,
  build: {
    target: `chrome${OLDEST_CHROME}`,
    cssTarget: `chrome${OLDEST_CHROME}`,
    // Styles stay files: the pages' policy allows no inline ones.
    assetsInlineLimit: 0,
  },
});
