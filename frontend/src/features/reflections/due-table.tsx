import type { LessonResult } from '@rules/lesson-plans/domain/reflection';
import { type KeyboardEvent, useId, useState } from 'react';
import { IconButton } from '../../ui/button';
import { FieldError } from '../../ui/field-error';
import { formatShortDay, formatTime } from '../../ui/format';
import { Kbd } from '../../ui/kbd';
import { TextareaField } from '../../ui/textarea-field';
import type { LessonToReflect } from './calls';
import { withMastered, withPresent, withResult } from './desk';
import { aimOf, lessonTitle } from './lesson-words';
import { NumberBox } from './number-stepper';
import { ResultChips } from './result-chips';
import type { DeskWork } from './use-desk';

const results: Readonly<Record<string, LessonResult>> = { t: 'achieved', s: 'partly', x: 'notAchieved' };

/** A row for each lesson; several are stored at once. `T` `S` `X` choose in a row, arrows go to the next. */
export function DueTable({ work }: { work: DeskWork }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center justify-end gap-1.5 text-muted text-sm" aria-hidden="true">
        <Kbd>T</Kbd> tercapai <Kbd>S</Kbd> sebahagian <Kbd>X</Kbd> tidak <Kbd>↑</Kbd> <Kbd>↓</Kbd>
      </p>
      <div className="overflow-x-auto rounded-lg border border-line bg-raised">
        <table className="w-full text-sm">
          <caption className="sr-only">Pelajaran yang perlu diisi refleksinya</caption>
          <thead className="border-line border-b text-left text-muted">
            <tr className="*:px-2 *:py-2 *:font-medium *:first:pl-3">
              <th scope="col">Masa</th>
              <th scope="col">Kelas</th>
              <th scope="col">Hadir</th>
              <th scope="col">Menguasai</th>
              <th scope="col">Hasil</th>
              <th scope="col">Ayat</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {work.desk.due.map((lesson) => (
              <DueRow key={lesson.plan.id} {...{ lesson, work }} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type DueRowProps = { lesson: LessonToReflect; work: DeskWork };

function DueRow({ lesson, work }: DueRowProps) {
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const entry = work.entryOf(lesson);
  const errors = work.errors(lesson);
  const title = lessonTitle(lesson.plan);
  const sentence = work.sentence(lesson);

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>) {
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const result = results[event.key.toLowerCase()];
    if (result) work.change(lesson, withResult(entry, result));
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveRow(event);
    else return;
    event.preventDefault();
  }

  return (
    <tr
      onKeyDown={onKeyDown}
      className={
        work.ready.includes(lesson)
          ? 'bg-accent-soft/60 *:px-2 *:py-2 *:first:pl-3'
          : '*:px-2 *:py-2 *:first:pl-3'
      }
    >
      <td className="w-px whitespace-nowrap">
        <span className="block">{formatShortDay(lesson.plan.date)}</span>
        <span className="block text-muted">{formatTime(lesson.plan.startTime)}</span>
      </td>
      <th scope="row" className="w-px min-w-32 max-w-56 text-left font-normal">
        <span className="block font-semibold">{title}</span>
        <span className="block truncate text-muted">{aimOf(lesson.plan)}</span>
      </th>
      <td className="w-px">
        <NumberCell
          {...{ id: `${id}-present`, label: `Hadir, ${title}`, value: entry.present, error: errors.present }}
          of={lesson.pupils}
          onChange={(present) => work.change(lesson, withPresent(entry, present))}
        />
      </td>
      <td className="w-px">
        <NumberCell
          {...{
            id: `${id}-mastered`,
            label: `Menguasai, ${title}`,
            value: entry.mastered,
            error: errors.mastered,
          }}
          of={entry.present}
          onChange={(mastered) => work.change(lesson, withMastered(entry, mastered))}
        />
      </td>
      <td className="w-px">
        <ResultChips
          label={`Hasil, ${title}`}
          value={entry.result}
          onChange={(result) => work.change(lesson, withResult(entry, result))}
        />
      </td>
      <td className="min-w-44">
        <div className="flex items-center gap-1">
          {isWriting ? (
            <div className="flex-1 [&_label]:sr-only">
              <TextareaField
                label={`Ayat, ${title}`}
                dir="auto"
                value={sentence}
                onChange={({ target }) => work.change(lesson, { ...entry, text: target.value })}
              />
            </div>
          ) : (
            <span dir="auto" className={sentence ? 'flex-1' : 'flex-1 text-muted'}>
              {sentence || 'Pilih hasil'}
            </span>
          )}
          <IconButton
            icon={isWriting ? 'check' : 'edit'}
            label={`Ubah ayat, ${title}`}
            onClick={() => setWriting(!isWriting)}
          />
        </div>
      </td>
    </tr>
  );
}

type NumberCellProps = {
  id: string;
  label: string;
  value: number | null;
  of: number | null;
  error?: string;
  onChange: (value: number | null) => void;
};

function NumberCell({ of, ...box }: NumberCellProps) {
  return (
    <>
      <span className="flex items-center gap-1.5 whitespace-nowrap">
        <NumberBox
          {...box}
          className="h-9 w-12 rounded-md border border-control bg-raised px-2 text-right tabular-nums aria-invalid:border-2 aria-invalid:border-danger"
        />
        {of !== null && <span className="text-muted">/ {of}</span>}
      </span>
      <FieldError id={`${box.id}-error`} error={box.error} />
    </>
  );
}

/** To the same place of the next row, or of the one before. */
function moveRow({ key, currentTarget }: KeyboardEvent<HTMLTableRowElement>): void {
  const controls = (row: Element) => [...row.querySelectorAll<HTMLElement>('input, button, textarea')];
  const next = key === 'ArrowDown' ? currentTarget.nextElementSibling : currentTarget.previousElementSibling;
  const at = controls(currentTarget).findIndex((control) => control.contains(document.activeElement));
  if (next) controls(next)[at]?.focus();
}
