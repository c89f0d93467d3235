import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { formatDate, formatTime } from '../../../ui/format';
import { type JudgedPlan, noteReflection } from '../calls';

type HappenedPartProps = { plan: JudgedPlan; onNoted: (plan: JudgedPlan) => void };

const statuses = { taught: 'Terlaksana', postponed: 'Ditangguhkan', replaced: 'Diganti' };
const results = { achieved: 'Tercapai', partly: 'Sebahagian', notAchieved: 'Tidak tercapai' };

/** What happened in the lesson of a plan that is verified, and that its verifier has taken note of it. */
export function HappenedPart({ plan, onNoted }: HappenedPartProps) {
  const { happened } = plan;
  const noting = useChange(
    async () => {
      const noted = await noteReflection(plan.id);
      onNoted(noted);
      return noted;
    },
    { changes: ['reflections'], done: 'Refleksi diambil maklum. Guru hanya boleh menambah selepas ini.' },
  );
  if (!happened) return null;
  const { status, reason, present, mastered, result, text, additions, notedAt, notedBy, isNotable } =
    happened;
  const facts = [
    statuses[status] + (reason ? ` (${reason})` : ''),
    ...(mastered === null ? [] : [`${mastered} / ${present} menguasai`]),
    ...(mastered === null && present !== null ? [`hadir ${present}`] : []),
    ...(result ? [results[result]] : []),
  ];
  return (
    <section
      aria-labelledby="refleksi-guru"
      className="flex flex-col gap-2 border-line border-t pt-4 text-sm"
    >
      <h2 id="refleksi-guru" className="font-semibold">
        Refleksi
      </h2>
      <p className="text-muted">{facts.join(' · ')}</p>
      {text && (
        <p className="whitespace-pre-wrap" dir="auto">
          {text}
        </p>
      )}
      {additions.map((added) => (
        <p key={added.id} className="whitespace-pre-wrap" dir="auto">
          <span className="text-muted">Tambahan {momentWords(added.writtenAt)}: </span>
          {added.text}
        </p>
      ))}
      {notedAt && (
        <p className="text-muted">
          Direkod oleh {notedBy ?? 'bekas ahli sekolah'}, {momentWords(notedAt)}
        </p>
      )}
      {isNotable && (
        <Button variant="secondary" icon="check" busy={noting.isBusy} onClick={() => noting.make()}>
          Ambil maklum
        </Button>
      )}
    </section>
  );
}

function momentWords(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(new Date(instant))}`;
}
