import { Select } from 'antd';
import { useEffect, useState } from 'react';
import type { IconField } from '#contract/kit/content/fields.ts';
import { t } from '#web/kit/texts.ts';
import { Icon } from '#web/kit/ui/icon.tsx';
import styles from './icon-control.module.css';

const FILE = '/static/icons.svg';
const ICON_PX = 20;

let names: Promise<readonly string[]> | undefined;
const load = async (): Promise<readonly string[]> =>
  [...(await (await fetch(FILE)).text()).matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name as string);

/** The names of the icons that pages have. */
const useIconNames = (): readonly string[] => {
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    names ??= load();
    names.then(
      (list) => {
        if (!isGone) setFound(list);
      },
      () => {
        names = undefined;
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return found;
};

const named = ({ value }: { value?: string | number | undefined }) => (
  <span className={styles.named}>
    <Icon name={String(value)} size={ICON_PX} />
    {value}
  </span>
);

interface IconControlProps {
  field: IconField;
  value: string;
  aria: { id: string };
  disabled: boolean;
  set: (name: string) => void;
}

/** A choice among the icons that pages have, each with its picture. */
export const IconControl = ({ field, value, aria, disabled, set }: IconControlProps) => {
  const icons = useIconNames();
  const all = value === '' || icons.includes(value) ? icons : [value, ...icons];
  return (
    <Select
      {...aria}
      className={styles.select ?? ''}
      showSearch
      allowClear={field.minimum === 0}
      value={value === '' ? null : value}
      placeholder={t('content.icon.none')}
      options={all.map((name) => ({ value: name, label: name }))}
      optionRender={named}
      labelRender={named}
      disabled={disabled}
      onChange={(name: string | null | undefined) => set(name ?? '')}
    />
  );
};
