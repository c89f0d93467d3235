import { newReflectionBounds } from '../../../api/bounds/new-reflection';
import { ReasonDialog } from '../../../forms/reason-dialog';
import { useReasonForm } from '../../../forms/use-reason-form';
import { useChange } from '../../../queries/use-change';
import { formatDate, formatTime } from '../../../ui/format';
import { holdLesson, postponeLessons } from './calls';
import type { WeekItem } from './week-days';

type PostponeDialogProps = {
  /** Of a day; each has a plan and nothing is noted of it. */
  items: readonly WeekItem[];
  onClose: () => void;
};

/** Lessons that were not held: what they were about comes again. */
export function PostponeDialog({ items, onClose }: PostponeDialogProps) {
  const planIds = items.flatMap(({ plan }) => plan?.id ?? []);
  const change = useChange((reason: string) => postponeLessons(planIds, reason), {
    done: items.length === 1 ? 'PdP ditangguhkan.' : `${items.length} PdP ditangguhkan.`,
    changes: ['lesson-plans'],
    undo: () => Promise.all(planIds.map((id) => holdLesson(id))),
  });
  const form = useReasonForm({ bounds: newReflectionBounds, send: change.send, onSent: onClose });
  return (
    <ReasonDialog
      title={titleOf(items)}
      verb="Tangguhkan"
      help="Contoh: acara sukan, latihan kebakaran, kelas digabung."
      form={form}
      onClose={onClose}
    >
      <p>
        {whenOf(items)} tidak dikira diajar. Standardnya beralih ke PdP selepasnya; draf yang sudah anda buka
        atau hantar tidak disentuh.
      </p>
    </ReasonDialog>
  );
}

function titleOf([first, ...others]: readonly WeekItem[]): string {
  if (others.length > 0) return `Tangguhkan ${others.length + 1} PdP sehari?`;
  return `Tangguhkan ${[first?.className, first?.subject].filter(Boolean).join(' ')}?`;
}

function whenOf([first, ...others]: readonly WeekItem[]): string {
  if (!first) return '';
  const day = formatDate(first.date);
  if (others.length === 0) return `PdP ${day}, ${formatTime(first.startTime)}`;
  return `Semua PdP ${day} yang ada rancangan dan belum dicatat`;
}
