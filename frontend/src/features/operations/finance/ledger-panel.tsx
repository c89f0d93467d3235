import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { staffErrorMessage } from '../../../api/staff-error-messages';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { malaysianDate } from '../../../ui/format';
import { leadsToHalfTyped } from '../../../ui/half-typed';
import { saveFile } from '../../../ui/save-file';
import { showToast } from '../../../ui/toast';
import { askedOf } from '../asked-of';
import { Panel } from '../panel';
import { useMayAct } from '../use-may-act';

type Asked = { format: 'csv' | 'xlsx'; school?: string; from?: string; to?: string };

/** Every entry of money of one school, or of all, to take away. */
export function LedgerPanel({ code }: { code?: string }) {
  const download = useMutation({
    mutationFn: fetchLedger,
    onSuccess: (file, { format }) =>
      saveFile(file, `lejar-${code ?? 'semua'}-${malaysianDate(new Date())}.${format}`),
    onError: (error) => void showToast({ type: 'error', message: staffErrorMessage(error) }),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (leadsToHalfTyped(event.currentTarget)) return;
    const format = event.nativeEvent.submitter?.dataset.format === 'xlsx' ? 'xlsx' : 'csv';
    const asked = Object.fromEntries([...askedOf(event.currentTarget)].filter(([, day]) => day !== ''));
    download.mutate({ format, ...asked, ...(code && { school: code }) });
  }

  if (!useMayAct('finance')) return null;
  return (
    <Panel title="Lejar wang">
      <p className="text-muted text-sm">
        Setiap bayaran, bayaran balik, pertikaian, nota kredit dan bukti
        {code ? ' sekolah ini' : ' semua sekolah'}, dengan baki selepas setiap satunya.
      </p>
      <form
        data-typed="filter"
        aria-label="Muat turun lejar"
        onSubmit={submit}
        className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:grid-cols-4"
      >
        <DateField name="from" label="Dari" optional />
        <DateField name="to" label="Hingga" optional />
        <div className="flex flex-wrap gap-2 sm:col-span-full">
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              type="submit"
              size="small"
              variant="secondary"
              icon="download"
              data-format={format}
              busy={download.isPending && download.variables.format === format}
            >
              Muat turun lejar {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </form>
    </Panel>
  );
}

function fetchLedger({ format, ...query }: Asked): Promise<Blob> {
  const asked = { params: { query }, parseAs: 'blob' } as const;
  return format === 'csv'
    ? unwrap<Blob>(api.GET('/api/operations/finance/ledger.csv', asked))
    : unwrap<Blob>(api.GET('/api/operations/finance/ledger.xlsx', asked));
}
