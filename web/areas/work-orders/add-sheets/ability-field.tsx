import { Select } from 'antd';
import { useId, useState } from 'react';
import { queryAbilities } from '#contract/catalogue/calls.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { NoneFound } from '#web/kit/form/none-found.tsx';
import { t } from '#web/kit/texts.ts';
import { useLiveAnswer } from '#web/kit/use-live-answer.ts';
import type { OrderDraft } from '../order-draft.ts';
import styles from './ability-field.module.css';

const FOUND_AT_ONCE = 20;

interface AbilityFieldProps {
  ability: OrderDraft['ability'];
  onChange: (ability: OrderDraft['ability']) => void;
}

/** Chooses the ability that an order is about, by its name. */
export const AbilityField = ({ ability, onChange }: AbilityFieldProps) => {
  const id = useId();
  /** What is searched for. Nothing is, until the list opens. */
  const [typed, setTyped] = useState<string>();
  const keyword = typed?.trim().slice(0, KEYWORD_MAXIMUM);
  const search = useLiveAnswer(
    queryAbilities,
    keyword === undefined ? undefined : { pageNo: 1, pageSize: FOUND_AT_ONCE, ...(keyword !== '' && { keyword }) },
    keyword === '',
  );
  const found = search.failed ? [] : (search.answer?.list ?? []);
  const isChosenFound = found.some(({ abilityNo }) => abilityNo === ability?.abilityNo);
  const offered = ability && !isChosenFound ? [ability, ...found] : found;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('workOrders.create.ability')}</label>
      <Select<number>
        id={id}
        className={styles.select ?? ''}
        size="large"
        allowClear
        showSearch={{ filterOption: false, onSearch: setTyped }}
        placeholder={t('workOrders.create.ability.placeholder')}
        value={ability?.abilityNo ?? null}
        loading={search.isOld && found.length > 0}
        options={offered.map(({ abilityNo, abilityName }) => ({ value: abilityNo, label: abilityName }))}
        notFoundContent={<NoneFound search={search} />}
        onOpenChange={(open) => {
          if (!open) return;
          setTyped('');
          if (search.failed) search.again();
        }}
        onChange={(abilityNo) => {
          const chosen = offered.find((one) => one.abilityNo === abilityNo);
          onChange(chosen && { abilityNo: chosen.abilityNo, abilityName: chosen.abilityName });
        }}
      />
    </div>
  );
};
