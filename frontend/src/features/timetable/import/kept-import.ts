import type { DayChoices } from '@rules/timetable/domain/import/file-days';
import type { WeekChoices } from '@rules/timetable/domain/import/file-weeks';
import type { Choices, SchoolNames } from '@rules/timetable/domain/import/matching';
import { useState } from 'react';
import { ownerHere } from '../../../session/owner';
import { fileInTab, tabStorage } from '../../../site/safe-storage';
import { randomUuid } from '../../../ui/random-uuid';
import type { TimetableFile } from '../calls';

export type ImportStage = SchoolNames['stage'];

const noTimes: Pick<KeptImport, 'days' | 'stage' | 'weeks'> = { days: {}, weeks: {}, stage: null };

/** What was read of a file, and all that was chosen since: it outlives a reload of the tab. */
export type KeptImport = {
  /** Of the draft to be: sent again after a lost reply it is the same. */
  draftId: string;
  fileName: string;
  file: TimetableFile;
  step: 1 | 2 | 3;
  choices: Choices;
  /** By the key of what is taught. */
  setChoices: Record<string, string>;
  /** By the number of a day, and of a week, of the file. */
  days: DayChoices;
  weeks: WeekChoices;
  /** Whether its classes are of Tahun or Tingkatan; null as long as nobody has said. */
  stage: ImportStage;
  /** By the key of a question. */
  answers: Record<string, Answer>;
  term: number;
  /** Of the draft; null as long as nobody has typed one. */
  name: string | null;
};

/** `reason`: why lessons may stand at one time. */
export type Answer = { may: boolean; reason: string };

/** Of one person and one session of the school. */
type InTab = { of: string; kept: KeptImport };

const ofWhom = (yearId: string) => `${ownerHere()?.personId} ${yearId}`;

export function useKeptImport(yearId: string) {
  const [kept, setKept] = useState(() => readKept(yearId));
  const keep = (next: KeptImport | null) => {
    setKept(next);
    if (next)
      tabStorage.setItem(fileInTab, JSON.stringify({ of: ofWhom(yearId), kept: next } satisfies InTab));
    else tabStorage.removeItem(fileInTab);
  };
  return {
    kept,
    begin: (fileName: string, file: TimetableFile) =>
      keep({
        draftId: randomUuid(),
        fileName,
        file,
        step: 1,
        choices: {},
        setChoices: {},
        ...noTimes,
        answers: {},
        term: file.names.terms[0]?.number ?? 1,
        name: null,
      }),
    change: (part: Partial<KeptImport>) => kept && keep({ ...kept, ...part }),
    forget: () => keep(null),
  };
}

function readKept(yearId: string): KeptImport | null {
  const text = tabStorage.getItem(fileInTab);
  const inTab: InTab | null = text === null ? null : JSON.parse(text);
  // What was kept by the page of before knows neither days nor weeks.
  return inTab?.of === ofWhom(yearId) ? { ...noTimes, ...inTab.kept } : null;
}
