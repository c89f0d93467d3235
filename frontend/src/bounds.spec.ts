import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files that say by themselves how much fits, and why the contract does not. */
const SAID_HERE: Readonly<Record<string, string>> = {
  'ui/date-field.tsx': 'a date as it is typed',
  'forms/code-form.tsx': 'six digits, asked by the hosted backend',
  'features/settings/second-factor/enrolling.tsx': 'kept by the hosted backend',
  'features/checks/check-screen.tsx': 'a code with its dashes, in an address',
  'features/registration/code-step.tsx': 'a short name is shorter than what is taken',
  'features/billing/payer/payer-fieldset.tsx': 'a postcode is a pattern',
  'features/pupils/card/pupil-sheet.tsx': 'a number of identity is a rule',
  'features/pupils/card/guardians-sheet.tsx': 'a phone and an address are rules',
  'features/academic-calendar/settings/days-section.tsx': 'a setting: its value is of many kinds',
  'features/school-admin/settings/teacher-periods-section.tsx': 'a setting: its value is of many kinds',
  'features/timetable/suggestion/asked-form.tsx': 'never sent: what the search is asked',
  'features/lesson-plans/editor/steps/step-item.tsx': 'minutes stand in the text of a step',
  'features/curriculum/curriculum-filter.tsx': 'a search',
  'features/curriculum/search-results.tsx': 'a search',
  'features/operations/finance/finance-filter-form.tsx': 'a search',
  'features/operations/inbox/filter-form.tsx': 'a search',
  'features/calendar-events/files/event-files.tsx': 'files of one event: a rule',
};

const ASIDE = /^(?:api|workbench)\/|\.(?:spec|builder)\.tsx?$|\.d\.ts$/;

/** A length, or a number between which and which another may be. */
const BOUND = /\b(?:maxLength|minLength)(?:=\{|: )\d|\bmost = \d|\bNumber\(\w+\) <=? (?:[2-9]|\d\d)/;

const saysItself = (text: string) => BOUND.test(text);

it('a form takes from the contract how much fits into its fields', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.tsx?$/.test(path) && !ASIDE.test(path));
  const found = files.filter((path) => saysItself(readFileSync(join(__dirname, path), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(SAID_HERE).sort());
});

it.each(['maxLength={60}', '{ maxLength: 60 }', 'const most = 40;', 'Number(days) <= 90'])(
  '%s is found',
  (text) => expect(saysItself(text)).toBe(true),
);

it.each(['maxLength={bounds.lines.maxLength}', '{...newRoomBounds.name}', 'Number(days) <= max'])(
  '%s is none of it',
  (text) => expect(saysItself(text)).toBe(false),
);
