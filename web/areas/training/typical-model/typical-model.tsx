import { type MetaArgs, useLoaderData, useLocation } from 'react-router';
import { getScenes } from '#contract/catalogue/calls.ts';
import { browserLoad } from '#web/kit/call.ts';
import type { LoadArgs, PageHandle } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { readSceneType } from './scene-type.ts';
import { SceneMissing } from './scene-missing.tsx';
import { SceneView } from './scene-view.tsx';

const load = ({ call }: LoadArgs) => call(getScenes, {});

// The hash names the scene and is not sent to the server, so the page is rendered in the browser.
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('training.title') });

export default () => {
  const scenes = useLoaderData<typeof clientLoader>();
  const sceneType = readSceneType(useLocation().hash);
  const scene = scenes.find(({ typicalSceneType }) => typicalSceneType === sceneType);
  return scene ? <SceneView scene={scene} /> : <SceneMissing />;
};
