import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { OLDEST_CHROME } from './contract/limits.ts';
import { leanContract } from './scripts/lean-contract.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), leanContract()],
  publicDir: false,
  build: {
    target: `chrome${OLDEST_CHROME}`,
    cssTarget: `chrome${OLDEST_CHROME}`,
    // Styles stay files: the pages' policy allows no inline ones.
    assetsInlineLimit: 0,
    // Every page loads all of these: one file of them compresses better than many.
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
              },
            ],
          },
        },
      },
    }),
  },
}));
