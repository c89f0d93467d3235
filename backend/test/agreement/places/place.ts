import type { DrivenSchool } from '../driver/driven-school.ts';
import type { Day } from '../model/clock.ts';
import type { School } from '../model/school.ts';
import type { Truth } from '../model/truth.ts';

/** What a place says, by what it says it of: a lesson, a plan, a person's week. */
export type Said = Record<string, string>;

/** `weeks`: those in question, by their Mondays. */
export type Asked = Readonly<{ model: School; weeks: readonly Day[] }>;

export type Place = Readonly<{
  read: (school: DrivenSchool, asked: Asked) => Promise<Said>;
  truth: (truth: Truth, asked: Asked) => Said;
}>;

export const peopleOf = ({ model }: Asked, role: School['people'][number]['roles'][number]): string[] =>
  model.people.filter(({ roles }) => roles.includes(role)).map(({ tag }) => tag);

export const weeksOfTruth = (truth: Truth, { weeks }: Asked) =>
  truth.weeks.filter(({ week }) => weeks.includes(week));

/** Of a person in a week each. */
export const eachWeek = ({ weeks, ...rest }: Asked, role: Parameters<typeof peopleOf>[1]) =>
  peopleOf({ weeks, ...rest }, role).flatMap((who) => weeks.map((week) => ({ who, week })));
