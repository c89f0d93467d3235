import { useSearchParams } from 'react-router';
import { classNames } from '../../../ui/class-names';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import {
  classOptions,
  groupOptions,
  type OwnChoice,
  ownChoices,
  type PupilsKnown,
  setOptions,
} from '../pupil-choices';
import { narrowedBy, type PupilFilter, soughtBy, standingOptions } from '../pupil-filter';
import type { Reader } from '../reader';

type PupilFilterBarProps = {
  known: PupilsKnown;
  reader: Reader;
  filter: PupilFilter;
  text: string;
  onText: (text: string) => void;
};

/** Who is shown. The choice lives in the address, but for a number of identity. */
export function PupilFilterBar({ known, reader, filter, text, onText }: PupilFilterBarProps) {
  const [, setSearch] = useSearchParams();
  const narrow = (part: Partial<PupilFilter>) =>
    setSearch((before) => narrowedBy(before, part), { replace: true });
  return (
    <search
      aria-label="Tapis murid"
      className="grid grid-cols-2 items-end gap-3 pb-4 *:min-w-0 sm:flex sm:flex-wrap print:hidden"
    >
      <div className="max-sm:col-span-2">
        <TextField
          type="search"
          label="Cari murid"
          autoComplete="off"
          spellCheck={false}
          value={text}
          error={soughtBy(text).by === 'part of a number' ? numberHint(reader) : undefined}
          onChange={({ target }) => {
            onText(target.value);
            narrow({ cari: soughtBy(target.value).by === 'name' ? target.value : '' });
          }}
        />
      </div>
      {reader.keeps ? (
        <KeeperChoices known={known} filter={filter} narrow={narrow} />
      ) : (
        <ClassChips
          choices={ownChoices(known, reader.userId)}
          filter={filter}
          onChoose={(choice) => narrow({ kumpulan: '', ...choice })}
        />
      )}
    </search>
  );
}

const numberHint = ({ keeps }: Reader): string =>
  keeps ? 'Sila tulis nombor pengenalan penuh.' : 'Sila cari dengan nama.';

type KeeperChoicesProps = {
  known: PupilsKnown;
  filter: PupilFilter;
  narrow: (part: Partial<PupilFilter>) => void;
};

function KeeperChoices({ known, filter, narrow }: KeeperChoicesProps) {
  const groups = groupOptions(known, filter.kelas);
  const sets = setOptions(known, filter.kelas);
  return (
    <>
      <SelectField
        label="Kelas"
        options={classOptions(known)}
        value={filter.kelas}
        onChange={({ target }) => narrow({ kelas: target.value, kumpulan: '', set: '' })}
      />
      {groups.length > 0 && (
        <SelectField
          label="Kumpulan"
          options={groups}
          value={filter.kumpulan}
          onChange={({ target }) => narrow({ kumpulan: target.value, set: '' })}
        />
      )}
      {sets.length > 0 && (
        <div className="max-w-64">
          <SelectField
            label="Set mengajar"
            options={sets}
            value={filter.set}
            onChange={({ target }) => narrow({ set: target.value, kumpulan: '' })}
          />
        </div>
      )}
      <SelectField
        label="Keadaan"
        options={standingOptions}
        value={filter.keadaan}
        onChange={({ target }) => narrow({ keadaan: target.value })}
      />
    </>
  );
}

type ClassChipsProps = {
  choices: readonly OwnChoice[];
  filter: PupilFilter;
  onChoose: (choice: OwnChoice['filter']) => void;
};

/** A teacher's classes, the chosen one raised. */
function ClassChips({ choices, filter, onChoose }: ClassChipsProps) {
  return (
    <fieldset className="col-span-2 flex max-w-full gap-1 overflow-x-auto rounded-lg bg-sunken p-1">
      <legend className="sr-only">Kelas</legend>
      {choices.map((choice) => {
        const isChosen = choice.filter.kelas === filter.kelas && choice.filter.set === filter.set;
        return (
          <button
            key={choice.label}
            type="button"
            dir="auto"
            aria-pressed={isChosen}
            onClick={() => onChoose(choice.filter)}
            className={classNames(
              'min-h-11 shrink-0 rounded-md border px-3 font-medium text-sm sm:min-h-8',
              isChosen ? 'border-line bg-raised shadow-sm' : 'border-transparent text-muted hover:text-text',
            )}
          >
            {choice.label}
          </button>
        );
      })}
    </fieldset>
  );
}
