import { GRADE_LEVELS, levelName } from '@rules/classes/domain/grade-level';
import { type Match, newClass } from '@rules/timetable/domain/import/matching';
import { useId } from 'react';
import { Icon } from '../../../ui/icon';
import { howWords, isSure, wordOptions } from './import-words';
import type { ImportSchool } from './use-taken-over';

type MatchRowProps = {
  match: Match;
  /** Of a group, what the file calls its class. */
  ofClass: string | undefined;
  school: ImportSchool;
  onChoose: (match: Match, choice: string) => void;
};

/** A name of the file, what it means, and how sure that is. */
export function MatchRow({ match, ofClass, school, onChoose }: MatchRowProps) {
  const id = useId();
  const { choice, alike } = match;
  const named = namesFor(match, school);
  const similar = named.filter(({ value }) => alike.includes(value));
  const others = named.filter(({ value }) => !alike.includes(value));
  return (
    <li className="grid gap-x-5 gap-y-1.5 px-4 py-2.5 text-sm sm:grid-cols-[1fr_16rem_12rem] sm:items-center">
      <label htmlFor={id} className="wrap-anywhere font-medium">
        <span dir="auto">{match.name || match.short || 'Tanpa nama'}</span>
        {match.short && match.name && match.short !== match.name && (
          <span className="font-normal text-muted"> ({match.short})</span>
        )}
        {match.ofClass && (
          <span dir="auto" className="block font-normal text-muted">
            {school.classes.find((each) => each.id === match.classId)?.name ?? ofClass}
          </span>
        )}
      </label>
      <select
        id={id}
        value={choice ?? ''}
        aria-describedby={`${id}-how`}
        onChange={({ target }) => onChoose(match, target.value)}
        className="min-h-11 w-full rounded-md border border-control bg-raised px-2.5 sm:min-h-9"
      >
        {choice === null && <option value="">Pilih…</option>}
        {similar.length > 0 && (
          <optgroup label="Serupa">
            {similar.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        )}
        {[...wordOptions[match.kind], ...others].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {match.kind === 'class' && (
          <optgroup label="Buat kelas baharu">
            {GRADE_LEVELS.map((level) => (
              <option key={level} value={newClass(level)}>
                Kelas baharu, {levelName(level)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <p id={`${id}-how`} className="flex items-center gap-2">
        <Icon
          name={isSure(match) ? 'check' : 'warning'}
          size={16}
          className={isSure(match) ? 'text-success' : 'text-warning'}
        />
        {howWords(match)}
      </p>
    </li>
  );
}

function namesFor({ kind, classId }: Match, school: ImportSchool): { value: string; label: string }[] {
  const named = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  if (kind === 'class') return named(school.classes);
  if (kind === 'room') return named(school.rooms);
  if (kind === 'group') return named(school.classes.find(({ id }) => id === classId)?.groups ?? []);
  if (kind === 'subject')
    return school.subjects.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }));
  return school.people.map(({ userId, displayName }) => ({ value: userId, label: displayName }));
}
