import { ReasonDialog } from '../../../forms/reason-dialog';
import { reasonProblems } from '../../../forms/reason-problems';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { formatDate, formatTime } from '../../../ui/format';
import { lessonPlansKey } from '../queries';
import { holdLesson, postponeLesson } from './my-week-query';
import type { WeekItem } from './week-days';

type PostponeDialogProps = { item: WeekItem; planId: string; onClose: () => void };

/** A lesson that was not held: what it was about comes again. */
export function PostponeDialog({ item, planId, onClose }: PostponeDialogProps) {
  const { date, startTime, className, subject } = item;
  const change = useChange((reason: string) => postponeLesson(planId, reason), {
    done: 'PdP ditangguhkan.',
    stale: [lessonPlansKey],
    undo: () => holdLesson(planId),
  });
  const form = useForm({
    begun: { reason: '' },
    check: reasonProblems,
    send: ({ reason }) => change.send(reason.trim()),
    onSent: onClose,
  });
  return (
    <ReasonDialog
      title={`Tangguhkan ${[className, subject].filter(Boolean).join(' ')}?`}
      verb="Tangguhkan"
      help="Contoh: acara sukan, latihan kebakaran, kelas digabung."
      form={form}
      onClose={onClose}
    >
      <p>
        PdP {formatDate(date)}, {formatTime(startTime)} tidak dikira diajar. Standardnya dicadangkan semula
        untuk PdP yang belum ditulis.
      </p>
    </ReasonDialog>
  );
}
