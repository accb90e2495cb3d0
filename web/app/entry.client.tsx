import '#web/kit/polyfills.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { note } from '#web/kit/monitoring/note.ts';
import { showLoginNotice } from '#web/kit/session/load-login-notice.ts';
import { followSession, startSession } from '#web/kit/session/session.ts';
import { readToken } from '#web/kit/session/token.ts';
import { leaveLoadFailuresToRouter } from '#web/kit/start-up/load-failures.ts';
import { loadLanguage } from '#web/kit/start-up/load-language.ts';
import { loadSampleImages } from '#web/kit/start-up/sample-images.ts';
import { loadSkin } from './start-up/load-skin.ts';
import './start-up/script-failure.css';
import { keepPageOffline } from '#web/kit/start-up/offline.ts';
import { showStartUpFailure } from './start-up/show-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

/** Milliseconds that the page waits for data that it can do without. */
const PATIENCE_MS = 5000;

window.scriptWatch?.arrived();
window.addEventListener('vite:preloadError', () => window.scriptWatch?.fail());
leaveLoadFailuresToRouter();

const { dataset, lang } = document.documentElement;
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
const broughtToken = readToken() !== undefined;
const session = startSession();

const noteError = (error: unknown) => note({ what: 'error', error });
// Chained to the `import()`, the handler would suppress the report of a failure; the page works without reports.
const report = () => void import('#web/areas/monitoring/reporter/start.ts').catch(() => {});

const mount = async () => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={noteError} />
      </StrictMode>,
    );
  });
  followSession();
  keepPageOffline();
  window.noted?.idle?.then(report);
  showLoginNotice({ broughtToken });
  if (!(await session)) showNotice(t('identity.session.userFailed'), 'danger');
};

Promise.all([
  loadSkin(dataset.skin ?? 'default'),
  loadLanguage(lang, window.location.pathname),
  Promise.race([Promise.all([session, loadSampleImages()]), patience]),
]).then(mount, showStartUpFailure);
