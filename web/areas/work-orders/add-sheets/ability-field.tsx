import { Select } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { queryAbilities } from '#contract/catalogue/calls.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import type { OrderDraft } from '../order-draft.ts';
import styles from './ability-field.module.css';

const PAUSE_MS = 250;
const FOUND_AT_ONCE = 20;

type Ability = NonNullable<OrderDraft['ability']>;

/** The search result, also while a search is running or after it failed. */
interface Found {
  list: readonly Ability[];
  state: 'searching' | 'done' | 'failed';
}

const useAbilities = () => {
  const [found, setFound] = useState<Found>({ list: [], state: 'searching' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const search = (keyword: string, pauseMs = PAUSE_MS) => {
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    setFound(({ list }) => ({ list, state: 'searching' }));
    const ask = async () => {
      try {
        const wanted = keyword.trim().slice(0, KEYWORD_MAXIMUM);
        const { list } = await makeCall(
          queryAbilities,
          { pageNo: 1, pageSize: FOUND_AT_ONCE, ...(wanted !== '' && { keyword: wanted }) },
          { signal },
        );
        if (!signal.aborted) setFound({ list, state: 'done' });
      } catch {
        if (!signal.aborted) setFound({ list: [], state: 'failed' });
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { found, search };
};

const emptyTexts = {
  searching: () => t('workOrders.create.ability.searching'),
  done: () => t('workOrders.create.ability.none'),
  failed: () => t('workOrders.create.ability.failed'),
};

interface AbilityFieldProps {
  ability: OrderDraft['ability'];
  onChange: (ability: OrderDraft['ability']) => void;
}

/** Chooses the ability that an order is about, by its name. */
export const AbilityField = ({ ability, onChange }: AbilityFieldProps) => {
  const id = useId();
  const { found, search } = useAbilities();
  const known = ability && !found.list.some(({ abilityNo }) => abilityNo === ability.abilityNo);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('workOrders.create.ability')}</label>
      <Select<number>
        id={id}
        className={styles.select ?? ''}
        size="large"
        allowClear
        showSearch={{ filterOption: false, onSearch: search }}
        placeholder={t('workOrders.create.ability.placeholder')}
        value={ability?.abilityNo ?? null}
        loading={found.state === 'searching' && found.list.length > 0}
        options={[...(known ? [ability] : []), ...found.list].map(({ abilityNo, abilityName }) => ({
          value: abilityNo,
          label: abilityName,
        }))}
        notFoundContent={<span className={styles.none}>{emptyTexts[found.state]()}</span>}
        onOpenChange={(open) => open && search('', 0)}
        onChange={(abilityNo) => {
          const chosen = [...found.list, ...(ability ? [ability] : [])].find((one) => one.abilityNo === abilityNo);
          onChange(chosen && { abilityNo: chosen.abilityNo, abilityName: chosen.abilityName });
        }}
      />
    </div>
  );
};
