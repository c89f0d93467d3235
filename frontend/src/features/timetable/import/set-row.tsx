import { EACH_SET, type Taught } from '@rules/timetable/domain/import/needed-sets';
import { useId } from 'react';
import { Icon } from '../../../ui/icon';
import { partsWords, subjectName } from './school-words';
import type { NamedThings } from './use-taken-over';

type SetRowProps = { taught: Taught; named: NamedThings; onChoose: (setId: string) => void };

/** A class is taught a subject in one set: what the file teaches to others of it belongs to one that stands. */
export function SetRow({ taught, named, onChoose }: SetRowProps) {
  const id = useId();
  const nameOf = (setId: string) => {
    const set = named.sets.find((each) => each.id === setId);
    return set ? (set.name ?? partsWords(named, set.parts)) : 'Set baharu daripada fail ini';
  };
  const isOpen = taught.setId === null;
  return (
    <li className="grid gap-x-5 gap-y-1.5 px-4 py-2.5 text-sm sm:grid-cols-[1fr_16rem_12rem] sm:items-center">
      <label htmlFor={id} className="wrap-anywhere font-medium">
        <span dir="auto">{subjectName(named, taught.subjectId)}</span>
        <span className="block font-normal text-muted">{partsWords(named, taught.parts)}</span>
      </label>
      <select
        id={id}
        value={taught.setId ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-11 w-full rounded-md border border-control bg-raised px-2.5 sm:min-h-9"
      >
        {isOpen && <option value="">Pilih…</option>}
        {taught.mayBeEach && (
          <option value={EACH_SET}>Setiap set, pada masa yang sama ({taught.fitting.length})</option>
        )}
        {taught.fitting.map((setId) => (
          <option key={setId} value={setId}>
            {nameOf(setId)}
          </option>
        ))}
        <option value="none">Jangan import</option>
      </select>
      <p className="flex items-center gap-2">
        <Icon name="warning" size={16} className="text-warning" />
        {isOpen ? 'Beberapa set mengajar murid ini' : 'Murid tidak sama dengan set'}
      </p>
    </li>
  );
}
