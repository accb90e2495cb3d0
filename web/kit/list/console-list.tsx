import type { ReactNode } from 'react';
import type { AnyList } from '#contract/kit/list/define-list.ts';
import { AntdPlace } from '../ui/antd/antd-place.tsx';
import { ListDrawer, type ListDrawerProps } from './list-drawer.tsx';
import { ListPage, type ListPageProps } from './list-page.tsx';

type ConsoleListProps<L extends AnyList, Row extends object, Opened extends object> = Omit<
  ListPageProps<L, Row, Opened>,
  'children'
> & {
  drawer: Pick<ListDrawerProps<L, Row, Opened>, 'width' | 'renderTitle' | 'missing' | 'beside' | 'steps'>;
  /** What the drawer shows of the open row. */
  children: (opened: Opened) => ReactNode;
};

/** The console page of a list, whose rows open in a drawer. */
export const ConsoleList = <L extends AnyList, Row extends object, Opened extends object>({
  drawer,
  children,
  ...page
}: ConsoleListProps<L, Row, Opened>) => {
  const { view, rowKey, label } = page;
  return (
    <AntdPlace>
      <ListPage {...page} />
      <ListDrawer view={view} rowKey={rowKey} label={label} {...drawer}>
        {children}
      </ListDrawer>
    </AntdPlace>
  );
};
