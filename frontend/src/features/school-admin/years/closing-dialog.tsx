import { closeAcademicYearBounds } from '../../../api/bounds/close-academic-year';
import { ReasonDialog } from '../../../forms/reason-dialog';
import { useReasonForm } from '../../../forms/use-reason-form';
import { useChange } from '../../../queries/use-change';
import { type AcademicYear } from '../../../school/academic-year';
import { closeYear, reopenYear } from './calls';

type ClosingDialogProps = { year: AcademicYear; onClose: () => void };

export function ClosingDialog({ year, onClose }: ClosingDialogProps) {
  const closing = useChange((reason: string) => closeYear(year.id, reason), {
    done: `Sesi ${year.name} ditutup.`,
    changes: ['academic-years'],
    undo: () => reopenYear(year.id),
  });
  const form = useReasonForm({ bounds: closeAcademicYearBounds, send: closing.send, onSent: onClose });
  return (
    <ReasonDialog
      title={`Tutup sesi ${year.name}?`}
      verb="Tutup sesi"
      help="Dibaca oleh sesiapa yang bertanya mengapa sesi ini tidak boleh diubah."
      form={form}
      onClose={onClose}
    >
      <p>
        Kelas, set mengajar dan panitia sesi ini boleh dibaca sahaja selepas ditutup. Sesi ini boleh dibuka
        semula di sini.
      </p>
    </ReasonDialog>
  );
}
