import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { OLDEST_CHROME } from './contract/limits.ts';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false,
  build: {
    target: `chrome${OLDEST_CHROME}`,
    cssTarget: `chrome${OLDEST_CHROME}`,
    // Styles stay files: the pages' policy allows no inline ones.
    assetsInlineLimit: 0,
  },
});
