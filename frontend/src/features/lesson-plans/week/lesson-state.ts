import { lengthOf, minutesPlanned, stepsOf } from '@rules/lesson-plans/domain/lesson-steps';
import type { IconName } from '../../../ui/icon';
import type { LessonPlan } from '../plan';
import type { SentPlan } from '../sending/calls';
import { sectionNames } from '../sending/section-names';
import type { NotedLesson, WeekLesson } from './calls';

/** As it is told everywhere. `needsYou`: something has to be written before the plan is whole. */
export type LessonState = Readonly<{
  words: string;
  icon: IconName;
  look: 'unwritten' | 'complete' | 'gap' | 'sent' | 'verified' | 'done' | 'off';
  needsYou: boolean;
}>;

/** What of a plan is kept in mind beside its text. */
type Told = Pick<WeekLesson, 'hasYearlyPlan' | 'isAhead'>;

export function stateOfLesson(
  lesson: WeekLesson,
  plan: LessonPlan | undefined,
  noted?: NotedLesson,
  sent?: SentPlan,
): LessonState {
  if (lesson.standing !== 'own' && !plan) return stateOfOff(lesson);
  if (plan) return stateOfPlan(plan, lesson, noted, sent);
  const isDeleted = lesson.deletedPlanId !== null;
  return {
    words: isDeleted ? 'Dipadam' : 'Belum ditulis',
    ...{ icon: isDeleted ? 'delete' : 'unwritten', look: 'unwritten', needsYou: !isDeleted },
  };
}

function stateOfOff({ standing, note }: WeekLesson): LessonState {
  const words = {
    away: 'Anda tidak hadir',
    stopped: note || 'Tiada PdP',
    colleague: note ? `Rancangan ${note}` : 'Rancangan rakan',
    own: '',
  }[standing];
  const icon = standing === 'colleague' ? 'people' : 'lessonOff';
  return { words, icon, look: 'off', needsYou: false };
}

export function stateOfPlan(plan: LessonPlan, told: Told, noted?: NotedLesson, sent?: SentPlan): LessonState {
  if (noted && sent?.state !== 'returned') return stateOfNoted(noted, sent);
  const reviewed = sent && stateOfSent(sent);
  if (reviewed) return reviewed;
  const gap = gapOf(plan, told);
  if (gap) return { words: gap, icon: 'warning', look: 'gap', needsYou: true };
  if (sent?.isAddition)
    return { words: 'Tambahan, belum dihantar', icon: 'add', look: 'complete', needsYou: false };
  const words = plan.isUnseen ? 'Draf lengkap, tidak disemak' : 'Draf lengkap';
  return { words, icon: 'edit', look: 'complete', needsYou: false };
}

/** Nothing of a draft: what that lacks is told first. */
function stateOfSent({ state, isChanged, comments, isWaiting }: SentPlan): LessonState | undefined {
  if (isWaiting) return { words: 'Menunggu talian', icon: 'device', look: 'sent', needsYou: false };
  const said = comments.filter(({ isAuthors }) => !isAuthors);
  if (state === 'returned') {
    const last = said.at(-1);
    const part = last ? sectionNames[last.section].toLowerCase() : 'lihat ulasan';
    const words = isChanged ? 'Dipulangkan, sudah diubah' : `Dipulangkan: ${part}`;
    return { words, icon: 'return', look: 'gap', needsYou: !isChanged };
  }
  if (state === 'verified') return { words: 'Disahkan', icon: 'success', look: 'verified', needsYou: false };
  if (state !== 'sent') return undefined;
  if (isChanged) return { words: 'Dihantar, diubah kemudian', icon: 'send', look: 'sent', needsYou: false };
  const words = said.length > 0 ? 'Dihantar semula' : 'Dihantar';
  return { words, icon: 'send', look: 'sent', needsYou: false };
}

function stateOfNoted({ status, reason, present, mastered }: NotedLesson, sent?: SentPlan): LessonState {
  const counts = present !== null && mastered !== null ? ` · ${mastered}/${present}` : '';
  const told = {
    taught: {
      words: `${sent?.state === 'verified' ? 'Disahkan' : 'Terlaksana'}${counts}`,
      icon: 'success',
      look: 'done',
    },
    postponed: { words: `Ditangguhkan: ${reason}`, icon: 'timetable', look: 'off' },
    replaced: { words: `Diganti: ${reason}`, icon: 'lessonOff', look: 'off' },
  } as const;
  return { ...told[status], needsYou: false };
}

/** The first thing that a plan lacks before its lesson; nothing where it is whole. What is written after the lesson is owed later. */
export function gapOf(plan: LessonPlan, { hasYearlyPlan, isAhead }: Told): string | undefined {
  if (plan.objective.trim() === '')
    return hasYearlyPlan === false ? 'Tiada RPT: tulis objektif' : 'Tulis objektif';
  if (plan.activities.trim() === '') return 'Tulis aktiviti';
  const [told, all] = [minutesPlanned(stepsOf(plan.activities)), lengthOf(plan)];
  if (told !== null && told !== all) return `Aktiviti ${told}/${all} minit`;
  if (plan.isUnseen && plan.learningStandards.length > 1)
    return `${plan.learningStandards.length} SP dicadangkan`;
  return isAhead ? 'Mendahului RPT' : undefined;
}

/** "9.2.1" or "9.2.1 +1"; empty where there is none. */
export function codesOf(standards: readonly string[]): string {
  const [first, ...others] = standards;
  const code = first && /^\d+(?:\.\d+){1,3}/.exec(first.trim())?.[0];
  return [code, others.length > 0 ? `+${others.length}` : undefined].filter(Boolean).join(' ');
}
