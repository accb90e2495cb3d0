import { useState } from 'react';
import { type AuditQuery, auditList } from '#contract/console/audit-list.ts';
import { exportAuditLog } from '#contract/console/calls.ts';
import { AUDIT_MAXIMUM } from '#contract/console/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { downloadText } from '#web/kit/ui/download-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { auditCsv } from './audit-csv.ts';

/** Downloads the filtered log as a file, and reports if the file does not contain all of it. */
export const useAuditExport = (query: AuditQuery) => {
  const [exporting, setExporting] = useState(false);
  const { pageNo: _no, pageSize: _size, ...filters } = auditList.requestOf(query);
  const exportLog = async () => {
    setExporting(true);
    try {
      const { list, more } = await makeCall(exportAuditLog, filters);
      const day = formatMinute(new Date().toISOString()).slice(0, 10);
      downloadText(`${t('permission.consoleAuditLog')}-${day}.csv`, auditCsv(list));
      showNotice(
        more
          ? t('console.auditLog.exportedPart', { count: AUDIT_MAXIMUM })
          : t('console.auditLog.exported', { count: list.length }),
        more ? 'danger' : 'success',
      );
    } catch (error) {
      showNotice((error as Error).message, 'danger');
    } finally {
      setExporting(false);
    }
  };
  return { exporting, exportLog };
};
