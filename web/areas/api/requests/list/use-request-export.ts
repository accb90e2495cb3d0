import { useState } from 'react';
import { exportRequests } from '#contract/api/requests/calls.ts';
import { type RequestQuery, requestList } from '#contract/api/requests/request-list.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { formatDay } from '#web/kit/ui/dates.ts';
import { downloadText } from '#web/kit/ui/download-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { requestCsv } from '../request-csv.ts';

/** Downloads the filtered requests as a file, and reports if the file does not contain all of them. */
export const useRequestExport = (query: RequestQuery) => {
  const [exporting, setExporting] = useState(false);
  const { pageNo: _no, pageSize: _size, ...filters } = requestList.requestOf(query);
  const start = async () => {
    setExporting(true);
    try {
      const { list, more } = await makeCall(exportRequests, filters);
      downloadText(`${t('requests.title')}-${formatDay(new Date().toISOString())}.csv`, requestCsv(list));
      showNotice(
        t(more ? 'requests.exportedPart' : 'requests.exported', { count: list.length }),
        more ? 'danger' : 'success',
      );
    } catch (error) {
      showNotice((error as Error).message, 'danger');
    } finally {
      setExporting(false);
    }
  };
  return { exporting, start };
};
