import { useQuery } from '@tanstack/react-query';
import { withdrawConsentBounds } from '../../../api/bounds/withdraw-consent';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CloseButton } from '../../../ui/frame';
import { TextField } from '../../../ui/text-field';
import { type ConsentKind, consentsQuery, type Pupil, withdrawConsent } from '../calls';
import { switchedOff } from './consent-words';

type WithdrawalDialogProps = { pupil: Pupil; kind: ConsentKind; label: string; onClose: () => void };

/** Says first what is switched off, as the server knows it now: nothing brings that back. */
export function WithdrawalDialog({ pupil, kind, label, onClose }: WithdrawalDialogProps) {
  const query = useQuery({ ...consentsQuery(pupil.id), staleTime: 0 });
  const standing = query.data?.find((each) => each.kind === kind);
  const consentId = standing?.consentId ?? '';
  const withdrawing = useChange(
    ({ guardianName, reason }: { guardianName: string; reason: string }) =>
      withdrawConsent(pupil.id, { consentId, guardianName, reason: reason || null }),
    { done: `Persetujuan ditarik balik: ${label}.`, changes: ['consents'] },
  );
  const form = useForm({
    bounds: withdrawConsentBounds,
    begun: { guardianName: '', reason: '' },
    check: ({ guardianName }) =>
      guardianName.trim() === ''
        ? [{ field: 'guardianName', message: 'Sila isi nama penjaga yang menarik balik.' }]
        : [],
    send: ({ guardianName, reason }) =>
      withdrawing.send({ guardianName: guardianName.trim(), reason: reason.trim() }),
    onSent: onClose,
  });
  return (
    <Dialog
      title={`Tarik balik: ${label}`}
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          <Button
            type="submit"
            form={form.id}
            variant="danger"
            busy={form.isBusy}
            disabled={query.isFetching || consentId === ''}
          >
            Tarik balik
          </Button>
        </>
      }
    >
      <Form form={form} title="Persetujuan belum ditarik balik">
        <QueryStates query={query.isFetching ? { ...query, data: undefined } : query} what="Kesan">
          {() => <Effects effects={standing?.switchesOff ?? []} />}
        </QueryStates>
        <TextField
          {...form.field('guardianName')}
          label="Ditarik balik oleh"
          help="Nama penjaga."
          autoComplete="off"
        />
        <TextField
          {...form.field('reason')}
          label="Sebab"
          optional
          help="Penjaga tidak perlu memberi sebab."
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}

function Effects({ effects }: { effects: readonly (keyof typeof switchedOff)[] }) {
  if (effects.length === 0)
    return <p>Tiada apa-apa yang disimpan di sini bergantung padanya. Sejarah persetujuan kekal.</p>;
  return (
    <div>
      <p>Serta-merta:</p>
      <ul className="list-disc pl-5 font-medium">
        {effects.map((effect) => (
          <li key={effect}>{switchedOff[effect]}</li>
        ))}
      </ul>
      <p className="pt-1 text-muted text-sm">Sejarah persetujuan kekal.</p>
    </div>
  );
}
