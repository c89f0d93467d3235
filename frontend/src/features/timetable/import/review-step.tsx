import { GRADE_LEVELS } from '@rules/classes/domain/grade-level';
import { type CardFate, cardAccount } from '@rules/timetable/domain/import/card-account';
import { importRequest } from '@rules/timetable/domain/import/import-request';
import { timetableOn } from '@rules/timetable/domain/timetable';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { newTimetableImportBounds } from '../../../api/bounds/new-timetable-import';
import { refusalSentence } from '../../../api/refusal-sentence';
import { useChange } from '../../../queries/use-change';
import type { AcademicYear } from '../../../school/academic-year';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { malaysianDate } from '../../../ui/format';
import { Panel } from '../../../ui/panel';
import { randomUuid } from '../../../ui/random-uuid';
import { TextField } from '../../../ui/text-field';
import { importTimetable, type Timetable } from '../calls';
import { DifferencePanel } from './difference-panel';
import { fateWords } from './import-words';
import { MissingPanel } from './missing-panel';
import { UnmetPanel } from './unmet-panel';
import type { StepProps } from './use-taken-over';

type ReviewStepProps = StepProps & {
  year: AcademicYear;
  timetables: readonly Timetable[];
  onMade: (timetableId: string) => void;
};

/** Every card counted, what is new, what changes, and one press. */
export function ReviewStep({
  school,
  named,
  kept,
  taken,
  change,
  onBack,
  year,
  timetables,
  onMade,
}: ReviewStepProps) {
  const { lessons, fates } = taken.draft;
  const names = timetables.map(({ name }) => name.toLowerCase());
  const name = kept.name ?? proposedName(kept.fileName, names);
  const isTaken = names.includes(name.trim().toLowerCase());
  const today = malaysianDate(new Date());
  const holding = timetableOn(timetables, today) ?? timetables.find(({ startsOn }) => startsOn !== null);
  const [problem, setProblem] = useState<{ words: string; isOfSchool: boolean }>();
  const making = useChange(
    () => {
      const reasons = Object.fromEntries(
        Object.entries(kept.answers).flatMap(([key, { may, reason }]) => (may ? [[key, reason.trim()]] : [])),
      );
      const decided = { ...taken, reasons, school, levels: GRADE_LEVELS, teacherIds: kept.file.teacherIds };
      return importTimetable({
        id: kept.draftId,
        academicYearId: year.id,
        name: name.trim(),
        setsFrom: today < year.firstDay ? year.firstDay : today,
        ...importRequest(decided, randomUuid),
      });
    },
    {
      done: (made) => `Draf “${made.name}” dibuat dengan ${lessons.length} slot.`,
      changes: ['timetable', 'classes'],
    },
  );

  async function make() {
    setProblem(undefined);
    try {
      onMade((await making.send()).id);
    } catch (failure) {
      const isOfSchool = failure instanceof ApiError && failure.code === 'VALIDATION_FAILED';
      setProblem({ words: refusalSentence(failure), isOfSchool });
    }
  }

  const account = cardAccount(kept.file.leftCards, fates);
  return (
    <div className="flex flex-col gap-5">
      <p tabIndex={-1} className="text-sm">
        {lessons.length} slot sedia. {stayingWords(kept.file.cardCount, account)}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <CardPanel account={account} total={kept.file.cardCount} />
        <DifferencePanel {...{ named, taken, holding }} />
        <MissingPanel {...{ named, taken }} />
        <UnmetPanel file={kept.file} />
      </div>
      <div className="max-w-md">
        <TextField
          id="import-name"
          label="Nama draf"
          value={name}
          {...newTimetableImportBounds.name}
          error={isTaken ? 'Nama ini sudah digunakan.' : name.trim() ? undefined : 'Sila namakan draf ini.'}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      {problem && (
        <Banner tone="danger" title="Draf belum dibuat">
          {problem.words}{' '}
          {problem.isOfSchool
            ? 'Senarai sekolah mungkin baru berubah: padanan di atas sudah dikira semula.'
            : 'Semua pilihan kekal dalam tab ini, juga selepas dimuat semula. Cuba lagi apabila ada sambungan.'}
        </Banner>
      )}
      <footer className="flex flex-wrap items-center gap-3">
        <p className="min-w-60 flex-1 text-muted text-sm">
          Semuanya dibuat sekali gus, atau tiada satu pun. Jadual yang berkuat kuasa tidak disentuh.
        </p>
        <Button variant="secondary" onClick={onBack}>
          Kembali
        </Button>
        <Button
          icon="check"
          busy={making.isBusy}
          disabled={isTaken || !name.trim() || lessons.length === 0}
          onClick={() => void make()}
        >
          Buat draf ({lessons.length} slot)
        </Button>
      </footer>
    </div>
  );
}

function stayingWords(total: number, account: ReadonlyMap<CardFate, readonly number[]>): string {
  const left = total - (account.get('taken')?.length ?? 0);
  return left === 0 ? 'Semua kad dalam fail masuk.' : `${left} kad tidak masuk, dengan sebabnya di bawah.`;
}

/** "jadual-2026.xml" -> "jadual-2026", with a number where the year has one of that name. */
function proposedName(fileName: string, taken: readonly string[]): string {
  const bare =
    fileName
      .replace(/\.[^.]*$/, '')
      .trim()
      .slice(0, 70) || 'Jadual diimport';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? bare : `${bare} ${number}`;
    if (!taken.includes(name.toLowerCase())) return name;
  }
}

function CardPanel({ account, total }: { account: ReadonlyMap<CardFate, readonly number[]>; total: number }) {
  const taken = account.get('taken')?.length ?? 0;
  const left = [...account].filter(([fate]) => fate !== 'taken');
  return (
    <Panel title={`${total} kad dalam fail`}>
      <dl className="divide-y divide-line text-sm">
        {[['taken', taken] as const, ...left.map(([fate, cards]) => [fate, cards.length] as const)].map(
          ([fate, count]) => (
            <div key={fate} className="flex justify-between gap-4 px-4 py-2">
              <dt>{fateWords[fate]}</dt>
              <dd className="tabular-nums">{count}</dd>
            </div>
          ),
        )}
      </dl>
    </Panel>
  );
}
