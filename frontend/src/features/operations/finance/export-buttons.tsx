import { useMutation } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { staffErrorMessage } from '../../../api/staff-error-messages';
import { Button } from '../../../ui/button';
import { malaysianDate } from '../../../ui/format';
import { saveFile } from '../../../ui/save-file';
import { showToast } from '../../../ui/toast';
import type { FinanceFilter } from './finance-filter';

type Format = 'csv' | 'pdf';

/** All schools of the filter, also those that the page has not read yet; fetched, as a link carries no token. */
export function ExportButtons({ filter }: { filter: FinanceFilter }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ExportButton filter={filter} format="csv" />
      <ExportButton filter={filter} format="pdf" />
    </div>
  );
}

function ExportButton({ filter, format }: { filter: FinanceFilter; format: Format }) {
  const download = useMutation({
    mutationFn: () => fetchTable(filter, format),
    onSuccess: (file) => saveFile(file, `kewangan-${malaysianDate(new Date())}.${format}`),
    onError: (error) => void showToast({ type: 'error', message: staffErrorMessage(error) }),
  });
  return (
    <Button
      size="small"
      variant="secondary"
      icon="download"
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      Muat turun {format.toUpperCase()}
    </Button>
  );
}

function fetchTable(query: FinanceFilter, format: Format): Promise<Blob> {
  const asked = { params: { query }, parseAs: 'blob' } as const;
  return format === 'csv'
    ? unwrap<Blob>(api.GET('/api/operations/finance/schools.csv', asked))
    : unwrap<Blob>(api.GET('/api/operations/finance/schools.pdf', asked));
}
