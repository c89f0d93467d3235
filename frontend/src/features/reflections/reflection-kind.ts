import {
  BLANK_REFLECTION,
  type LessonResult,
  type LessonStatus,
  type ProblemName,
  type ReflectionContent,
  reflectionProblems,
} from '@rules/lesson-plans/domain/reflection';
import type { RecordKind } from '../../records/record-kind';
import { paths } from '../../site/paths';
import {
  createReflection,
  keptReflection,
  readReflection,
  restoreReflection,
  updateReflection,
} from './calls';

export type ReflectionFields = ReflectionContent;

export const statusWords: Readonly<Record<LessonStatus, string>> = {
  taught: 'Terlaksana',
  postponed: 'Ditangguhkan',
  replaced: 'Diganti',
};

export const resultWords: Readonly<Record<LessonResult, string>> = {
  achieved: 'Tercapai',
  partly: 'Sebahagian',
  notAchieved: 'Tidak tercapai',
};

/** What is wrong, in a sentence. */
export const problemWords: Readonly<Record<ProblemName, (fields: ReflectionFields) => string>> = {
  'not-begun': () => 'Pelajaran ini belum mula.',
  'reason-needed': () => 'Sila isi sebab.',
  'reason-unneeded': () => 'Sebab hanya untuk pelajaran yang tidak terlaksana.',
  'only-taught': () => 'Hanya untuk pelajaran yang terlaksana.',
  'more-than-pupils': () => 'Hadir melebihi bilangan murid.',
  'present-needed': () => 'Sila isi bilangan hadir dahulu.',
  'more-than-present': ({ present }) => `Menguasai tidak boleh melebihi hadir (${present}).`,
  empty: () => 'Sila pilih hasil atau tulis refleksi.',
};

const fieldsOf = ({
  status,
  reason,
  present,
  mastered,
  result,
  text,
}: ReflectionFields): ReflectionFields => ({
  ...{ status, reason, present, mastered, result, text },
});

/** What is wrong whatever the lesson: when it begins and of whom it is stands with its plan. */
const anyLesson = { lesson: { date: '2000-01-01', startTime: '00:00' }, pupils: null };

const words: { [Field in keyof ReflectionFields]: (value: ReflectionFields[Field]) => string } = {
  status: (status) => statusWords[status],
  reason: (reason) => reason,
  present: (present) => String(present ?? ''),
  mastered: (mastered) => String(mastered ?? ''),
  result: (result) => (result ? resultWords[result] : ''),
  text: (text) => text,
};
const wordsOf = <Field extends keyof ReflectionFields>(fields: ReflectionFields, field: Field) =>
  words[field](fields[field]);

/** What happened in a lesson, under the id of its plan. */
export const reflectionKind: RecordKind<ReflectionFields> = {
  name: 'reflection',
  noun: 'Refleksi',
  labels: {
    status: 'Pelaksanaan',
    reason: 'Sebab',
    present: 'Hadir',
    mastered: 'Menguasai',
    result: 'Hasil',
    text: 'Refleksi',
  },
  blank: () => BLANK_REFLECTION,
  fieldsOf,
  readDraft: (kept, unwritten) => fieldsOf({ ...unwritten, ...kept }),
  errors: (fields) =>
    Object.fromEntries(
      reflectionProblems(fields, { ...anyLesson, now: Number.MAX_SAFE_INTEGER }).map(({ field, problem }) => [
        field,
        problemWords[problem](fields),
      ]),
    ),
  words: wordsOf,
  titleOf: ({ text }) => text.split('\n')[0]?.slice(0, 60) || 'Refleksi',
  addressOf: (id) => `${paths.reflections}?${new URLSearchParams({ rancangan: id })}`,
  queryKey: ['lesson-plans'],
  calls: {
    read: readReflection,
    readKept: keptReflection,
    create: createReflection,
    update: updateReflection,
    restore: restoreReflection,
  },
};
