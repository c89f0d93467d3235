import type { ComparedLesson } from '@rules/timetable/domain/import/difference';
import {
  differenceOf,
  differenceOfPeople,
  type SetDifference,
} from '@rules/timetable/domain/import/difference';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { lessonsQuery, type Timetable } from '../calls';
import { timeWords } from '../timetable-words';
import { partsWords, personName, subjectName } from './school-words';
import type { Taking } from './use-taken-over';

type DifferencePanelProps = Pick<Taking, 'named' | 'taken'> & { holding: Timetable | undefined };

/** What the draft changes of the timetable that holds. */
export function DifferencePanel({ named, taken, holding }: DifferencePanelProps) {
  if (!holding)
    return (
      <Panel title="Beza dengan jadual semasa">
        <p className="px-4 py-3 text-muted text-sm">
          Belum ada jadual yang diterbitkan: semua {taken.draft.lessons.length} slot adalah baharu.
        </p>
      </Panel>
    );
  return (
    <Panel title={`Beza dengan “${holding.name}”`}>
      <Difference {...{ named, taken, holding }} />
    </Panel>
  );
}

function Difference({ named, taken, holding }: DifferencePanelProps & { holding: Timetable }) {
  const query = useQuery(lessonsQuery(holding.id));
  return (
    <QueryStates query={query} what="Jadual semasa">
      {({ items }) => {
        const compared: ComparedLesson[] = taken.draft.lessons.map((lesson) => lesson);
        const sets = differenceOf<ComparedLesson>(items, compared);
        const people = [...differenceOfPeople(sets)];
        const changed = sets.filter(
          ({ added, moved, changed: other, gone }) =>
            added.length + moved.length + other.length + gone.length > 0,
        );
        return (
          <>
            <p className="px-4 py-3 text-sm">{sumWords(sets)}</p>
            <Lines
              title="Mengikut set"
              lines={changed
                .toSorted(byWhatComes)
                .map((set) => ({ name: setWords(set, named, taken), what: changeWords(set) }))}
            />
            <Lines
              title="Mengikut guru"
              lines={people
                .map(([id, { added, moved, gone }]) => ({
                  name: personName(named, id),
                  what: [
                    added > 0 && `${added} baharu`,
                    moved > 0 && `${moved} dipindah`,
                    gone > 0 && `${gone} tiada lagi`,
                  ]
                    .filter(Boolean)
                    .join(', '),
                }))
                .toSorted((one, other) => one.name.localeCompare(other.name, 'ms'))}
            />
          </>
        );
      }}
    </QueryStates>
  );
}

function sumWords(sets: readonly SetDifference<ComparedLesson>[]): string {
  const sum = (of: (set: SetDifference<ComparedLesson>) => number) =>
    sets.reduce((all, set) => all + of(set), 0);
  const parts = [
    `${sum(({ same }) => same)} slot kekal`,
    `${sum(({ added }) => added.length)} ditambah`,
    `${sum(({ moved }) => moved.length)} dipindah`,
    `${sum(({ changed }) => changed.length)} bertukar guru atau bilik`,
    `${sum(({ gone }) => gone.length)} tiada lagi`,
  ];
  return parts.join(' · ');
}

/** What is only gone comes last. */
function byWhatComes(one: SetDifference<ComparedLesson>, other: SetDifference<ComparedLesson>): number {
  const comes = ({ added, moved, changed }: typeof one) => added.length + moved.length + changed.length > 0;
  return Number(comes(other)) - Number(comes(one));
}

function setWords(
  { key, added, gone, moved }: SetDifference<ComparedLesson>,
  named: Taking['named'],
  taken: Taking['taken'],
): string {
  const standing = named.sets.find(({ id }) => id === key);
  const coming = taken.taught.find((each) => each.key === key);
  const set = standing ?? coming;
  if (set) return `${subjectName(named, set.subjectId)} ${partsWords(named, set.parts)}`;
  return (added[0] ?? gone[0] ?? moved[0]?.after)?.title ?? key.replace(/^\w+ /, '');
}

function changeWords({ added, moved, changed, gone }: SetDifference<ComparedLesson>): string {
  const [first] = moved;
  return [
    added.length > 0 && `${added.length} ditambah`,
    first &&
      (moved.length === 1
        ? `${timeWords(first.before)} ke ${timeWords(first.after)}`
        : `${moved.length} dipindah`),
    changed.length > 0 && `${changed.length} bertukar guru atau bilik`,
    gone.length > 0 && `${gone.length} tiada lagi`,
  ]
    .filter(Boolean)
    .join(', ');
}

type LinesProps = { title: string; lines: readonly { name: string; what: string }[] };

/** A large school's are many: shown once somebody asks. */
function Lines({ title, lines }: LinesProps) {
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <div className="border-line border-t px-2 py-1.5">
      <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title} ({lines.length})
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <ul tabIndex={0} aria-label={title} className="max-h-96 divide-y divide-line overflow-y-auto text-sm">
          {lines.map(({ name, what }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4 px-2 py-2">
              <span dir="auto" className="wrap-anywhere font-medium">
                {name}
              </span>
              <span className="text-muted">{what}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
