import type { ReflectionContent } from '@rules/lesson-plans/domain/reflection';
import type { OfferedTemplates } from '@rules/lesson-plans/domain/reflection-template';
import { useState } from 'react';
import { queryClient } from '../../api/query-client';
import type { Owner } from '../../session/owner';
import { type LessonToReflect } from './calls';
import {
  beginEntry,
  type Desk,
  type DeskEntry,
  deskOf,
  entryProblems,
  reflectionOf,
  sentenceOf,
} from './desk';
import { useKeptReflections } from './kept-reflections';
import { problemWords } from './reflection-kind';
import { storeReflection } from './store-reflection';

type Known = {
  owner: Owner;
  now: Date;
  lessons: readonly LessonToReflect[];
  templates: OfferedTemplates;
  /** As a lesson opens. */
  begin?: (lesson: LessonToReflect) => DeskEntry;
};

type FieldTold = Partial<Record<'present' | 'mastered' | 'text' | 'status', string>>;

/** `isSafe`: all of them are on the server, or on this device. `told`: the same in a sentence. */
export type StoredLessons = { isSafe: boolean; told: string };

/** What is being noted, and how it is stored. */
export type DeskWork = {
  desk: Desk;
  /** What waits on this device, by the plan. */
  here: ReadonlyMap<string, ReflectionContent>;
  entryOf: (lesson: LessonToReflect) => DeskEntry;
  change: (lesson: LessonToReflect, entry: DeskEntry) => void;
  sentence: (lesson: LessonToReflect) => string;
  /** What is wrong, by field. */
  errors: (lesson: LessonToReflect) => FieldTold;
  /** Those of which enough is noted to store them. */
  ready: readonly LessonToReflect[];
  store: (lessons: readonly LessonToReflect[]) => Promise<StoredLessons>;
  isStoring: boolean;
  told: string;
};

export function useDesk({ owner, now, lessons, templates, begin = beginEntry }: Known): DeskWork {
  const [entries, setEntries] = useState<Readonly<Record<string, DeskEntry>>>({});
  const [stored, setStored] = useState<ReadonlyMap<string, ReflectionContent>>(new Map());
  const [isStoring, setStoring] = useState(false);
  const [told, setTold] = useState('');
  const here = useKeptReflections(owner);
  const desk = deskOf(lessons, new Map([...here, ...stored]), now.getTime());
  const entryOf = (lesson: LessonToReflect) => entries[lesson.plan.id] ?? begin(lesson);
  const problems = (lesson: LessonToReflect) =>
    entryProblems(lesson, entryOf(lesson), templates, now.getTime());

  async function store(chosen: readonly LessonToReflect[]): Promise<StoredLessons> {
    setStoring(true);
    const answers = await Promise.all(
      chosen.map(async (lesson) => {
        const reflection = reflectionOf(lesson, entryOf(lesson), templates);
        const answer = await storeReflection(owner, lesson.plan.id, lesson.reflection, reflection);
        if (answer.isSafe) setStored((before) => new Map([...before, [lesson.plan.id, reflection]]));
        return answer;
      }),
    );
    setStoring(false);
    const sentence = sentenceOfStored(answers);
    setTold(sentence);
    void queryClient.invalidateQueries({ queryKey: ['lesson-plans'] });
    return { isSafe: answers.every(({ isSafe }) => isSafe), told: sentence };
  }

  return {
    ...{ desk, here, entryOf, store, isStoring, told },
    change: ({ plan }, entry) => setEntries((before) => ({ ...before, [plan.id]: entry })),
    sentence: (lesson) => sentenceOf(lesson, entryOf(lesson), templates),
    errors: (lesson) => {
      const reflection = reflectionOf(lesson, entryOf(lesson), templates);
      return Object.fromEntries(
        problems(lesson).map(({ field, problem }) => [field, problemWords[problem](reflection)]),
      );
    },
    ready: desk.due.filter((lesson) => problems(lesson).length === 0 && isTouched(entryOf(lesson))),
  };
}

/** Numbers that nobody touched say nothing: all are there until somebody says so. */
const isTouched = ({ result, text }: DeskEntry) => result !== null || text !== null;

function sentenceOfStored(answers: readonly Awaited<ReturnType<typeof storeReflection>>[]): string {
  const unsafe = answers.filter(({ isSafe }) => !isSafe).length;
  if (unsafe > 0) return `${unsafe} refleksi belum disimpan. Sila cuba lagi.`;
  const undecided = answers.filter(
    ({ standing }) => standing === 'conflict' || standing === 'invalid',
  ).length;
  if (undecided > 0) return `${undecided} refleksi perlu dipilih: buka pil peti keluar.`;
  const waiting = answers.filter(({ standing }) => standing !== undefined).length;
  const count = answers.length === 1 ? 'Refleksi' : `${answers.length} refleksi`;
  return waiting > 0
    ? `${count} disimpan dalam peranti ini dan dihantar apabila talian pulih.`
    : `${count} disimpan.`;
}
