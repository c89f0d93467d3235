import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import type { PlanMatch } from './calls';

type MatchSheetProps = {
  matches: readonly PlanMatch[];
  /** Those that are being joined. */
  busyWith?: readonly PlanMatch[];
  onJoin: (matches: readonly PlanMatch[]) => void;
  onClose: () => void;
};

/** What plans say they are about, beside the set that it seems to mean: the author decides of each, or of all. */
export function MatchSheet({ matches, busyWith, onJoin, onClose }: MatchSheetProps) {
  return (
    <Sheet title="Padankan rancangan" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-muted text-sm">
          Kelas dan mata pelajaran yang anda taip dipadankan dengan set mengajar anda. Rancangan kekal seperti
          yang ditulis.
        </p>
        <ul className="divide-y divide-line border-line border-y">
          {matches.map((match) => (
            <li key={wordsOf(match)} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <p className="min-w-0 flex-1 basis-48">
                <span dir="auto" className="block break-words text-muted text-sm">
                  {wordsOf(match)} · {match.plans} rancangan
                </span>
                <span dir="auto" className="block break-words font-medium">
                  {match.subjectName}, {match.setName}
                </span>
              </p>
              <Button
                variant="secondary"
                size="small"
                busy={busyWith?.includes(match)}
                aria-label={`Padankan ${wordsOf(match)} dengan ${match.subjectName}, ${match.setName}`}
                onClick={() => onJoin([match])}
              >
                Padankan
              </Button>
            </li>
          ))}
        </ul>
        {matches.length > 1 && (
          <Button busy={busyWith === matches} className="self-start" onClick={() => onJoin(matches)}>
            Padankan semua
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** As they were typed. */
const wordsOf = ({ subject, className }: PlanMatch) => `“${subject}”, “${className}”`;
