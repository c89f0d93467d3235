import { formatShortDayAndMonth } from '../../../ui/format';
import type { IconName } from '../../../ui/icon';
import type { LessonPlan } from '../plan';
import type { SentPlan } from '../sending/calls';
import { sectionNames } from '../sending/section-names';
import type { NotedLesson, WeekLesson } from './calls';
import { type Gap, gapOf, type Told } from './plan-gap';

/** Where a plan stands on its way to whoever verifies it. `mend`: it lacks something, or came back. */
export type Sending = 'unwritten' | 'mend' | 'ready' | 'sent' | 'verified';

/** As it is told everywhere. Sending and teaching are two things, and neither hides the other. */
export type LessonState = Readonly<{
  words: string;
  icon: IconName;
  look: 'unwritten' | 'complete' | 'gap' | 'late' | 'sent' | 'verified' | 'off';
  /** Null: nothing is expected of its teacher. */
  sending: Sending | null;
  /** Something has to be written before the plan can be sent. */
  needsYou: boolean;
  /** That the lesson was given, and with what success. */
  taught?: string;
}>;

type Known = Readonly<{
  noted?: NotedLesson | undefined;
  sent?: SentPlan | undefined;
  /** What is sent now is late. */
  isOverdue?: boolean;
}>;

/**
 * A lesson of several classes that only some of them have says so, and one with a plan that was verified for another day says
 * for which, whatever became of its plan.
 */
export function stateOfLesson(
  lesson: WeekLesson,
  plan: LessonPlan | undefined,
  known: Known = {},
): LessonState {
  const state = stateOfWhole(lesson, plan, known);
  const isPartly = lesson.standing === 'own' && lesson.note !== '';
  const isMoved = plan && known.sent?.isSealed && plan.date !== lesson.date;
  const words = [
    state.words,
    isPartly && `tanpa ${lesson.note}`,
    isMoved && `RPH bertarikh ${formatShortDayAndMonth(plan.date)}`,
  ];
  return { ...state, words: words.filter(Boolean).join(' · ') };
}

/** A plan that was verified for a lesson of this week, and is of one of another week by choice: there it counts. */
export function stateOfElsewhere(state: LessonState): LessonState {
  const words = `${state.words} · dipindahkan ke minggu lain`;
  return { ...state, words, icon: 'forward', look: 'off', sending: null, needsYou: false };
}

function stateOfWhole(lesson: WeekLesson, plan: LessonPlan | undefined, known: Known): LessonState {
  if (lesson.standing !== 'own' && !plan) return stateOfOff(lesson);
  if (plan) {
    const state = stateOfPlan(plan, lesson, known);
    const isPutOff = known.noted !== undefined && known.noted.status !== 'taught';
    if (isMissed(lesson) && !isPutOff) return stateOfMissed(lesson, state, known.sent);
    return lesson.standing === 'colleague' ? { ...state, sending: null, needsYou: false } : state;
  }
  if (lesson.deletedPlanId !== null)
    return { words: 'Dipadam', icon: 'delete', look: 'unwritten', sending: null, needsYou: false };
  const words = late('Belum ditulis', known);
  return { words, icon: 'unwritten', look: 'unwritten', sending: 'unwritten', needsYou: true };
}

function isMissed({ standing }: WeekLesson): boolean {
  return standing === 'stopped' || standing === 'away';
}

/** What is true of the lesson before what was sent of it; nothing of it is expected, and its plan stays. */
function stateOfMissed(
  lesson: WeekLesson,
  { words, taught }: LessonState,
  sent: SentPlan | undefined,
): LessonState {
  const became =
    lesson.standing === 'away' ? 'Anda tidak hadir' : `Tidak diadakan: ${lesson.note || 'tiada PdP'}`;
  const isSent = sent !== undefined && (sent.state !== 'draft' || sent.isWaiting === true);
  const off = {
    ...stateOfOff(lesson),
    words: `${became} · ${isSent ? words.toLowerCase() : 'draf disimpan'}`,
  };
  return taught === undefined ? off : { ...off, taught };
}

function stateOfOff({ standing, note }: WeekLesson): LessonState {
  const words = {
    away: 'Anda tidak hadir',
    stopped: note || 'Tiada PdP',
    colleague: note ? `Rancangan ${note}` : 'Rancangan rakan',
    own: '',
  }[standing];
  const icon = standing === 'colleague' ? 'people' : 'lessonOff';
  return { words, icon, look: 'off', sending: null, needsYou: false };
}

export function stateOfPlan(plan: LessonPlan, told: Told, known: Known): LessonState {
  const { noted, sent } = known;
  const gap = gapOf(plan, told);
  if (noted && noted.status !== 'taught' && sent?.state !== 'returned')
    return { ...stateOfPutOff(noted), sending: sendingOf(gap, sent, true), needsYou: false };
  const sending = sendingOf(gap, sent, false);
  const state = { ...lookOf(plan, { ...known, gap, sending }), sending, needsYou: sending === 'mend' };
  return noted?.status === 'taught' ? { ...state, taught: taughtWords(noted) } : state;
}

/** Without a text of what it lacks a lesson that was put off asks for nothing more. */
function sendingOf(gap: Gap | undefined, sent: SentPlan | undefined, isPutOff: boolean): Sending | null {
  if (sent?.isWaiting) return 'sent';
  if (sent && !sent.isChanged) {
    if (sent.state === 'returned') return 'mend';
    if (sent.state !== 'draft') return sent.state;
  }
  if (gap) return isPutOff ? null : 'mend';
  return 'ready';
}

type Look = Pick<LessonState, 'words' | 'icon' | 'look'>;

function lookOf(
  plan: LessonPlan,
  known: Known & Readonly<{ gap: Gap | undefined; sending: Sending | null }>,
): Look {
  const { gap, sending, sent } = known;
  const reviewed = sent && lookOfSent(sent);
  if (reviewed && (sending !== 'mend' || !sent.isChanged)) return reviewed;
  if (gap) return { words: late(gap.words, known), icon: 'warning', look: 'gap' };
  if (known.isOverdue) {
    const draft = plan.isUnseen ? 'Draf belum dibuka' : 'Draf';
    return { words: late(draft, known), icon: 'edit', look: 'late' };
  }
  if (sent?.isAddition) return { words: 'Tambahan, belum dihantar', icon: 'add', look: 'complete' };
  const words = plan.isUnseen ? 'Draf lengkap, belum dibuka' : 'Draf lengkap';
  return { words, icon: 'edit', look: 'complete' };
}

const late = (words: string, { isOverdue }: Known) => (isOverdue ? `${words} · lewat` : words);

/** Nothing of a draft: what that lacks is told first. */
function lookOfSent({ state, isChanged, comments, isWaiting }: SentPlan): Look | undefined {
  if (isWaiting) return { words: 'Menunggu talian', icon: 'device', look: 'sent' };
  const said = comments.filter(({ isAuthors }) => !isAuthors);
  if (state === 'returned') {
    const last = said.at(-1);
    const part = last ? sectionNames[last.section].toLowerCase() : 'lihat ulasan';
    const words = isChanged ? 'Dipulangkan, sudah diubah' : `Dipulangkan: ${part}`;
    return { words, icon: 'return', look: 'gap' };
  }
  if (state === 'verified') return { words: 'Disahkan', icon: 'success', look: 'verified' };
  if (state !== 'sent') return undefined;
  if (isChanged) return { words: 'Dihantar, diubah kemudian', icon: 'send', look: 'sent' };
  const words = said.length > 0 ? 'Dihantar semula' : 'Dihantar';
  return { words, icon: 'send', look: 'sent' };
}

function stateOfPutOff({ status, reason }: NotedLesson): Look {
  return status === 'postponed'
    ? { words: `Ditangguhkan: ${reason}`, icon: 'timetable', look: 'off' }
    : { words: `Diganti: ${reason}`, icon: 'lessonOff', look: 'off' };
}

function taughtWords({ present, mastered }: NotedLesson): string {
  return present !== null && mastered !== null ? `diajar ${mastered}/${present}` : 'diajar';
}

/** "9.2.1" or "9.2.1 +1"; empty where there is none. */
export function codesOf(standards: readonly string[]): string {
  const [first, ...others] = standards;
  const code = first && /^\d+(?:\.\d+){1,3}/.exec(first.trim())?.[0];
  return [code, others.length > 0 ? `+${others.length}` : undefined].filter(Boolean).join(' ');
}
