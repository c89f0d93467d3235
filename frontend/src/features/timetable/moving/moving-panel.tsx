import { isPossible, type Verdict } from '@rules/timetable/domain/move-verdicts';
import { periodsInARow } from '@rules/timetable/domain/places';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { CloseButton } from '../../../ui/frame';
import { Kbd } from '../../../ui/kbd';
import { SidePanel } from '../../../ui/side-panel';
import { timeWords } from '../timetable-words';
import { AllowClash } from './allow-clash';
import { kindOf, signs } from './target-button';
import type { Moving } from './use-moving';
import { deedWords, lessonName, linesOf } from './verdict-words';

const tones = {
  free: 'bg-success-soft text-on-success-soft',
  swap: 'bg-success-soft text-on-success-soft',
  chain: 'bg-warning-soft text-on-warning-soft',
  clash: 'bg-danger-soft text-on-danger-soft',
  origin: 'bg-sunken',
  short: 'bg-sunken',
} as const;

/** What the place means that is looked at, and the best that there are. */
export function MovingPanel({ moving }: { moving: Moving }) {
  const { known, lesson, target, best, words, isBusy, carryOut, end } = moving;
  const verdict = target?.verdict;
  return (
    <SidePanel title={`Pindah ${lessonName(known, lesson)}`} onClose={end}>
      <p className="text-muted text-sm">
        {timeWords(lesson)}
        {verdict && verdict.kind !== 'origin' && (
          <>
            {' → '}
            <strong className="font-semibold text-text">{timeWords(verdict.place)}</strong>
          </>
        )}
      </p>
      {target && (
        <p className={classNames('wrap-anywhere mt-3 rounded-md p-3 text-sm', tones[kindOf(target)])}>
          {words.get(target.key)?.sentence}
        </p>
      )}
      {verdict && verdict.kind !== 'origin' && (
        <>
          <Needs moving={moving} verdict={verdict} />
          {isPossible(verdict) && (
            <Button icon="check" busy={isBusy} className="mt-3 w-full" onClick={() => carryOut(verdict)}>
              {deedWords(known, verdict)}
            </Button>
          )}
          {verdict.kind === 'clash' && known.timetable.startsOn === null && (
            <AllowClash moving={moving} verdict={verdict} />
          )}
        </>
      )}
      <h3 className="pt-5 pb-2 font-semibold">Tempat terbaik</h3>
      {best.length === 0 && <p className="text-muted text-sm">Tiada tempat lain tanpa pertindihan.</p>}
      <ol className="flex flex-col gap-2">
        {best.slice(0, 3).map((place, at) => (
          <li key={timeWords(place.place)}>
            <button
              type="button"
              aria-keyshortcuts={String(at + 1)}
              disabled={isBusy}
              onClick={() => carryOut(place)}
              className="flex min-h-11 w-full items-center gap-3 rounded-md border border-line px-3 py-1.5 text-left text-sm hover:border-accent"
            >
              <span aria-hidden="true" className={place.kind === 'chain' ? 'text-warning' : 'text-success'}>
                {signs[place.kind]}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block">{timeWords(place.place)}</span>
                <span className="block text-muted text-xs">{deedWords(known, place)}</span>
              </span>
              <Kbd>{String(at + 1)}</Kbd>
            </button>
          </li>
        ))}
      </ol>
      <CloseButton className="mt-4">Batal</CloseButton>
      <p className="flex flex-wrap items-center gap-1 pt-4 text-muted text-xs">
        <Kbd>←↑↓→</Kbd> lihat <Kbd>Enter</Kbd> letak <Kbd>Esc</Kbd> batal
      </p>
    </SidePanel>
  );
}

function Needs({ moving: { known, lesson }, verdict }: { moving: Moving; verdict: Verdict }) {
  const load = loadWords({ known, lesson }, verdict);
  const lines = [...linesOf(known, lesson, verdict), ...(load ? [{ term: 'Beban', value: load }] : [])];
  return (
    <dl className="divide-y divide-line pt-2 text-sm">
      {lines.map(({ term, value }) => (
        <div key={term} className="flex gap-3 py-2">
          <dt className="w-14 shrink-0 font-semibold">{term}</dt>
          <dd dir="auto" className="wrap-anywhere min-w-0">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** From so many periods without a break on it is said. */
const many = 5;

function loadWords(
  { known, lesson }: Pick<Moving, 'known' | 'lesson'>,
  { place }: Verdict,
): string | undefined {
  const inARow = lesson.teacherIds.map((teacherId) => {
    const times = known.lessons.filter(
      (each) =>
        each.id !== lesson.id && each.weekday === place.weekday && each.teacherIds.includes(teacherId),
    );
    return periodsInARow(place, times, place.periods[0]);
  });
  const most = Math.max(0, ...inARow);
  return most >= many ? `${most} waktu berturut-turut pada hari itu` : undefined;
}
