import { createRoot } from 'react-dom/client';
import { StartUpFailure } from './start-up-failure.tsx';

const FAILURE_SKIN = 'red-black';

/** Replaces the contents of the document with the error page. */
export const showStartUpFailure = (error: unknown) => {
  document.documentElement.dataset.skin = FAILURE_SKIN;
  document.title = '页面启动失败';
  const place = document.createElement('div');
  document.body.textContent = '';
  document.body.appendChild(place);
  createRoot(place).render(<StartUpFailure message={error instanceof Error ? error.message : String(error)} />);
};
