import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../api/error-messages';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { formatDate, formatTime } from '../../../ui/format';
import { Sheet } from '../../../ui/sheet';
import { planTitle } from '../plan';
import { type Shift, shiftPlan } from './calls';
import type { ShiftableItem } from './week-days';

type ShiftSheetProps = { item: ShiftableItem; onClose: () => void };

const ways: readonly Readonly<{ shift: Shift; label: string; help: string }>[] = [
  {
    ...{ shift: 'alone', label: 'Rancangan ini sahaja' },
    help: 'Ke PdP kelas ini yang berikutnya yang belum ada rancangan.',
  },
  {
    ...{ shift: 'following', label: 'Bersama yang menyusul' },
    help: 'Ke PdP kelas ini yang berikutnya; rancangan selepasnya turut beralih satu PdP.',
  },
];

/** Where the plan of a lesson that is not held goes. Nothing else of it is asked: what was sent decides the rest. */
export function ShiftSheet({ item: { plan, lesson }, onClose }: ShiftSheetProps) {
  const shifting = useChange((shift: Shift) => shiftPlan(plan.id, shift), {
    done: ({ moved }) => `${moved.length} rancangan dipindahkan.`,
    changes: ['lesson-plans'],
    refreshed: onClose,
    words: refusalOf,
  });
  return (
    <Sheet title={`Pindahkan rancangan ${planTitle(plan)}`} onClose={onClose}>
      <div className="flex flex-col gap-4 text-sm">
        <p>
          PdP {formatDate(lesson.date)}, {formatTime(lesson.startTime)} tidak diadakan
          {lesson.note && <span dir="auto">: {lesson.note}</span>}. Rancangannya kekal di situ sehingga anda
          memindahkannya.
        </p>
        <ul className="flex flex-col gap-3">
          {ways.map(({ shift, label, help }) => (
            <li key={shift} className="flex flex-col gap-2 rounded-lg border border-line p-3">
              <p className="text-muted">{help}</p>
              <Button
                variant="secondary"
                icon="forward"
                className="self-start"
                busy={shifting.busyWith === shift}
                onClick={() => shifting.make(shift)}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
        <p className="text-muted">
          Yang dihantar dan belum dibaca ditarik balik, lalu dihantar semula. Yang sudah disahkan kekal dengan
          tarikhnya; hari baharu ditulis di sebelahnya.
        </p>
      </div>
    </Sheet>
  );
}

const refusals: Readonly<Record<string, string>> = {
  LESSON_HELD: 'PdP ini diadakan atau sudah dicatat, jadi rancangannya kekal.',
  NO_LESSON_LEFT: 'Tiada PdP kelas ini yang masih kosong dalam empat minggu berikutnya.',
  PLAN_READ:
    'Rancangan yang perlu beralih sudah dibaca penyemak. Sila minta rancangan itu dipulangkan dahulu.',
};

function refusalOf(failure: unknown): string {
  return (failure instanceof ApiError && refusals[failure.code]) || errorMessage(failure);
}
