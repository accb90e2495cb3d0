import type { AnswerOf } from '#contract/kit/call.ts';
import type { queryMedia } from '#contract/media/calls.ts';
import type { mediaList } from '#contract/media/media-list.ts';
import type { ListView } from '#web/kit/list/define-list-page.ts';
import { ListDrawer } from '#web/kit/list/list-drawer.tsx';
import { type AssetDetail, AssetDetailView } from './asset-detail.tsx';

const WIDTH_PX = 640;

/** The open picture, next to the list. */
export const AssetDrawer = ({
  view,
}: {
  view: ListView<typeof mediaList, AnswerOf<typeof queryMedia>, AssetDetail>;
}) => (
  <ListDrawer
    view={view}
    rowKey="assetId"
    width={WIDTH_PX}
    label="media.detail"
    renderTitle={({ name }) => name}
    missing="media.missing"
    steps={{ previous: 'media.detail.previous', next: 'media.detail.next' }}
  >
    {(asset) => <AssetDetailView key={`${asset.assetId} ${asset.revision}`} asset={asset} refresh={view.refresh} />}
  </ListDrawer>
);
