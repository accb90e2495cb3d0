import { Button, Input, Select } from 'antd';
import { Download, X } from 'lucide-react';
import { useRef } from 'react';
import { auditActions } from '#contract/console/audit-actions.ts';
import { AUDIT_OBJECT_MAXIMUM } from '#contract/console/limits.ts';
import { t } from '#web/kit/texts.ts';
import { useAddressFilters, useTypedFilter } from '#web/kit/list/address-filters.ts';
import { DayRange } from '#web/kit/console/day-range.tsx';
import styles from '#web/kit/console/console-filters.module.css';
import { useRowKeys } from '#web/kit/console/row-keys.ts';
import { readAudit } from './audit-address.ts';
import { actionLabel } from './audit-labels.ts';
import { useAuditExport } from './use-audit-export.ts';

const ICON_PX = 16;

interface Actor {
  actorId: string;
  actorName: string;
}

/** The filters of the log, stored in the address. */
export const AuditFilters = ({ actors }: { actors: readonly Actor[] }) => {
  const { search: address, change } = useAddressFilters();
  const { filters } = readAudit(address);
  const object = useTypedFilter('object');
  const search = useRef<HTMLDivElement>(null);
  useRowKeys({ search });
  const { exporting, exportLog } = useAuditExport(filters);
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <div ref={search} role="search" aria-label={t('console.auditLog.filter')} className={styles.filters}>
      <Input
        {...object}
        className={styles.keyword as string}
        aria-label={t('console.auditLog.object')}
        placeholder={t('console.auditLog.objectHint')}
        maxLength={AUDIT_OBJECT_MAXIMUM}
      />
      <Select
        className={styles.choice as string}
        aria-label={t('console.auditLog.actor')}
        placeholder={t('console.auditLog.actor')}
        value={filters.actorId ?? null}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={actors.map(({ actorId, actorName }) => ({ value: actorId, label: actorName }))}
        onChange={(actorId: string | undefined) => change({ actorId })}
      />
      <Select
        className={styles.choice as string}
        aria-label={t('console.auditLog.act')}
        placeholder={t('console.auditLog.act')}
        value={filters.act ?? null}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={auditActions.map((act) => ({ value: act, label: actionLabel(act) }))}
        onChange={(act: string | undefined) => change({ act })}
      />
      <DayRange
        label={t('console.auditLog.days')}
        from={filters.from}
        to={filters.to}
        onChange={change}
        className={styles.days}
      />
      {isNarrowed && (
        <Button
          type="text"
          icon={<X size={ICON_PX} aria-hidden="true" />}
          onClick={() => change({ actorId: '', act: '', object: '', accountId: '', from: '', to: '' })}
        >
          {t('console.clear')}
        </Button>
      )}
      <Button
        className={styles.last as string}
        icon={<Download size={ICON_PX} aria-hidden="true" />}
        loading={exporting}
        onClick={() => void exportLog()}
      >
        {t('console.auditLog.export')}
      </Button>
    </div>
  );
};
