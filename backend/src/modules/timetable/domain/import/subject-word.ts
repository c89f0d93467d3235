import type { LessonKind } from '../timetable-lesson.js';
import { folded } from './names.js';

const WORDS: readonly (readonly [kind: Exclude<LessonKind, 'lesson'>, said: RegExp])[] = [
  ['meeting', /mesyuarat|meeting|perjumpaan|taklimat|plc|ldp/],
  ['assembly', /perhimpunan|assembly/],
  ['cocurriculum', /kokurikulum|koku$|^koko|unitberuniform|kelab|persatuan|permainan|rumahsukan/],
  ['supervision', /bertugas|pengawasan/],
];

/** What the name of a subject says of lessons that are none; null where it says nothing. */
export function subjectWord({ name, short }: Readonly<{ name: string; short: string }>) {
  const said = [folded(name), folded(short)];
  return WORDS.find(([, words]) => said.some((text) => words.test(text)))?.[0] ?? null;
}
