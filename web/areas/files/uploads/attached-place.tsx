import { Link } from 'react-router';
import type { OwnFile } from '#contract/files/calls.ts';
import type { FileUse } from '#contract/files/uses.ts';
import { orderPath } from '#contract/work-orders/order-path.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

const places: Record<FileUse, { name: TextKey; path: (id: string) => string }> = {
  avatar: { name: 'files.place.avatar', path: () => '/account/account' },
  licence: { name: 'files.place.licence', path: () => '/account/certification' },
  workOrder: { name: 'files.place.workOrder', path: orderPath },
};

/** Links to what a file is attached to. */
export const AttachedPlace = ({ file: { use, attachedTo } }: { file: OwnFile }) => {
  if (attachedTo === null) return <>{t('files.place.none')}</>;
  const { name, path } = places[use];
  return <Link to={path(attachedTo.slice(attachedTo.indexOf('/') + 1))}>{t(name)}</Link>;
};
