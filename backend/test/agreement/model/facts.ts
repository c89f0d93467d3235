import type { Day } from './clock.ts';
import { addDays } from './clock.ts';
import type { Holiday, School, Tag, TeachingSet, Version } from './school.ts';
import type { AbsenceStep, CalendarStep, Step, StepOf } from './step.ts';

/** All that the school has said so far about days, people and timetable, as it stands now. */
export interface Facts {
  events: StepOf<'event-on'>[];
  exceptions: (StepOf<'makeup-on'> | StepOf<'follows-on'>)[];
  halfDays: StepOf<'half-day-on'>[];
  specials: StepOf<'special-on'>[];
  absences: StepOf<'absence-on'>[];
  holidays: Holiday[];
  versions: Version[];
  sets: TeachingSet[];
}

export const factsOf = (school: School): Facts => ({
  events: [],
  exceptions: [],
  halfDays: [],
  specials: [],
  absences: [],
  holidays: school.holidays,
  versions: school.versions,
  sets: school.sets,
});

const FACT_KINDS: Step['kind'][] = [
  'event-on',
  'event-off',
  'makeup-on',
  'follows-on',
  'exception-off',
  'half-day-on',
  'half-day-off',
  'special-on',
  'special-off',
  'holiday-on',
  'holiday-move',
  'publish',
  'successor',
  'absence-on',
  'absence-shorten',
  'absence-off',
];

/** A step that changes what is true of lessons, as opposed to one about plans. */
export const changesFacts = (step: Step): step is CalendarStep | AbsenceStep =>
  FACT_KINDS.includes(step.kind);

export function factsAfter(facts: Facts, step: CalendarStep | AbsenceStep): Facts {
  switch (step.kind) {
    case 'event-on':
      return { ...facts, events: [...facts.events, step] };
    case 'event-off':
      return { ...facts, events: facts.events.filter((e) => e.event !== step.event) };
    case 'makeup-on':
    case 'follows-on':
      return { ...facts, exceptions: [...facts.exceptions, step] };
    case 'exception-off':
      return {
        ...facts,
        exceptions: facts.exceptions.filter((e) => e.exception !== step.exception),
      };
    case 'half-day-on':
      return { ...facts, halfDays: [...facts.halfDays, step] };
    case 'half-day-off':
      return { ...facts, halfDays: facts.halfDays.filter((h) => h.half !== step.half) };
    case 'special-on':
      return { ...facts, specials: [...facts.specials, step] };
    case 'special-off':
      return { ...facts, specials: facts.specials.filter((s) => s.special !== step.special) };
    case 'holiday-on':
      return {
        ...facts,
        holidays: [
          ...facts.holidays,
          { tag: step.holiday, name: step.name, first: step.day, last: step.day },
        ],
      };
    case 'holiday-move':
      return {
        ...facts,
        holidays: facts.holidays.map((h) =>
          h.tag === step.holiday ? { ...h, first: step.day, last: step.day } : h,
        ),
      };
    case 'publish':
      return {
        ...facts,
        versions: [
          ...facts.versions,
          { tag: step.version, validFrom: step.validFrom, lessons: step.lessons },
        ],
      };
    case 'successor':
      return {
        ...facts,
        sets: facts.sets.map((s) => (s.tag === step.set ? succeeded(s, step.person, step.from) : s)),
      };
    case 'absence-on':
      return { ...facts, absences: [...facts.absences, step] };
    case 'absence-shorten':
      return {
        ...facts,
        absences: facts.absences.map((a) => (a.absence === step.absence ? { ...a, last: step.last } : a)),
      };
    case 'absence-off':
      return { ...facts, absences: facts.absences.filter((a) => a.absence !== step.absence) };
  }
}

/** The lead ends the day before; the successor leads from the day on; who teaches beside the lead stays. */
function succeeded(set: TeachingSet, person: Tag, from: Day): TeachingSet {
  const before = set.teachers
    .filter((t) => t.person !== person)
    .map((t) => (t.lead && (t.to === null || t.to >= from) ? { ...t, to: addDays(from, -1) } : t));
  return { ...set, teachers: [...before, { person, from, to: null, lead: true }] };
}

export const versionOn = (facts: Facts, day: Day): Version | null =>
  facts.versions
    .filter((v) => v.validFrom <= day)
    .reduce<Version | null>((best, v) => (best === null || v.validFrom > best.validFrom ? v : best), null);

export function setOf(facts: Facts, tag: Tag): TeachingSet {
  const set = facts.sets.find((s) => s.tag === tag);
  if (!set) throw new Error(`no teaching set ${tag}`);
  return set;
}
