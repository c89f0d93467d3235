import { useId } from 'react';
import { useChange } from '../../../queries/use-change';
import { groupedBy } from '../../../ui/grouped-by';
import { Panel } from '../../../ui/panel';
import { SelectField } from '../../../ui/select-field';
import { askForRooms, type Room, type RoomNeed, type TimetableSet } from '../calls';
import type { Known } from '../known';
import { needWords } from './room-need-words';

const anywhere: RoomNeed = { roomId: null, kind: null, seats: null };
const sizes = [15, 20, 25, 30, 35, 40, 45, 50];

/** Where the sets of a subject have to be taught, all of them or each for itself. Kept as it is chosen. */
export function RoomNeeds({ known: { year, sets, rooms } }: { known: Known }) {
  const asking = useChange(
    ({ of, need }: { of: readonly TimetableSet[]; need: RoomNeed }) =>
      askForRooms({
        academicYearId: year.id,
        needs: of.map(({ id }) => ({ ...need, teachingSetId: id })),
      }),
    {
      done: (_, { of, need }) =>
        `${of[0]?.subjectName}: ${(need.roomId ?? need.kind) ? needWords(rooms, need) : 'tiada bilik khas'}.`,
      changes: ['timetable'],
      undo: (_, { of }) =>
        askForRooms({
          academicYearId: year.id,
          needs: of.map(({ id, roomNeed }) => ({ ...(roomNeed ?? anywhere), teachingSetId: id })),
        }),
    },
  );
  const subjects = groupedBy(sets, ({ subjectCode }) => subjectCode).toSorted(([, [one]], [, [other]]) =>
    (one?.subjectName ?? '').localeCompare(other?.subjectName ?? '', 'ms'),
  );
  if (subjects.length === 0) return null;
  return (
    <Panel title="Bilik bagi mata pelajaran">
      {rooms.length === 0 ? (
        <p className="px-4 py-3 text-muted text-sm">
          Belum ada bilik khas. Bilik dan jenisnya ditambah di “Versi jadual”; slot tanpa bilik berlangsung di
          bilik kelas.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {subjects.map(([code, of]) => (
            <li key={code} className="px-4 py-3">
              <NeedChoice
                name={of[0]?.subjectName ?? code}
                of={of}
                rooms={rooms}
                onChoose={(need) => asking.make({ of, need })}
              />
              {of.length > 1 && (
                <details className="pt-2">
                  <summary className="w-fit cursor-pointer py-2 text-accent text-sm">
                    Set demi set ({of.length})
                  </summary>
                  <ul className="flex flex-col gap-3 border-line border-l pl-4">
                    {of.map((set) => (
                      <li key={set.id}>
                        <NeedChoice
                          name={set.name}
                          of={[set]}
                          rooms={rooms}
                          onChoose={(need) => asking.make({ of: [set], need })}
                        />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type NeedChoiceProps = {
  name: string;
  of: readonly TimetableSet[];
  rooms: readonly Room[];
  onChoose: (need: RoomNeed) => void;
};

const differing = 'differing';

function NeedChoice({ name, of, rooms, onChoose }: NeedChoiceProps) {
  const id = useId();
  const needs = of.map(({ roomNeed }) => roomNeed ?? anywhere);
  const [first = anywhere] = needs;
  const isOne = needs.every((need) => keyOf(need) === keyOf(first) && need.seats === first.seats);
  const kinds = groupedBy(
    [...rooms, ...needs].flatMap(({ kind }) => kind ?? []),
    (kind) => kind.toLowerCase(),
  ).flatMap(([, [kind]]) => kind ?? []);
  const choices = [
    { value: keyOf(anywhere), label: 'Tiada bilik khas', need: anywhere },
    ...kinds.map((kind) => {
      const need = { roomId: null, kind, seats: null };
      return { value: keyOf(need), label: `Mana-mana ${kind}`, need };
    }),
    ...rooms.map((room) => {
      const need = { roomId: room.id, kind: null, seats: null };
      return { value: keyOf(need), label: room.name, need };
    }),
  ];
  return (
    <div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
      <SelectField
        id={`${id}-room`}
        label={`Bilik bagi ${name}`}
        value={isOne ? keyOf(first) : differing}
        onChange={({ target }) => {
          const chosen = choices.find(({ value }) => value === target.value);
          if (chosen) onChoose(chosen.need);
        }}
        options={[...(isOne ? [] : [{ value: differing, label: 'Berlainan bagi setiap set' }]), ...choices]}
      />
      {isOne && first.kind !== null && (
        <SelectField
          id={`${id}-seats`}
          label={`Tempat duduk bagi ${name}, sekurang-kurangnya`}
          value={String(first.seats ?? '')}
          onChange={({ target }) => onChoose({ ...first, seats: Number(target.value) || null })}
          options={[
            { value: '', label: 'Tidak kira' },
            ...[...new Set([...sizes, ...(first.seats === null ? [] : [first.seats])])]
              .toSorted((one, other) => one - other)
              .map((seats) => ({ value: String(seats), label: String(seats) })),
          ]}
        />
      )}
    </div>
  );
}

const keyOf = ({ roomId, kind }: RoomNeed): string =>
  roomId === null ? `kind ${kind?.toLowerCase() ?? ''}` : `room ${roomId}`;
