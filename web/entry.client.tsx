import './polyfills.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadLanguage } from './start-up/load-language.ts';
import { loadSkin } from './start-up/load-skin.ts';
import './start-up/script-failure.css';
import { showStartUpFailure } from './start-up/show-failure.tsx';

window.scriptWatch?.arrived();
window.addEventListener('vite:preloadError', () => window.scriptWatch?.fail());

const { dataset, lang } = document.documentElement;

Promise.all([loadSkin(dataset.skin ?? 'default'), loadLanguage(lang)]).then(
  () =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    }),
  showStartUpFailure,
);
