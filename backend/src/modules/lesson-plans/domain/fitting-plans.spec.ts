import { fittingPlans } from './fitting-plans.js';

const about = (subject: string, className: string, ...keys: string[]) => ({ subject, className, keys });
const lesson = about('Sains', '5 Bestari', '9.2.1');

it('plans about a standard of the lesson come first, then the others of its subject and level', () => {
  const other = about('sains ', '5 Cerdas', '9.1.1');
  const same = about('SAINS', '5 Elit', '9.2.2', '9.2.1');
  expect(fittingPlans(lesson, [other, same])).toEqual([same, other]);
});

it('those of another level or subject serve nobody, whatever code their standard has', () => {
  const plans = [about('Sains', '4 Bestari', '9.2.1'), about('Matematik', '5 Bestari', '9.2.1')];
  expect(fittingPlans(lesson, plans)).toEqual([]);
});

it('where a class does not tell its level the subject decides', () => {
  const preschool = about('Sains', 'Prasekolah Ceria');
  expect(fittingPlans(lesson, [preschool])).toEqual([preschool]);
  expect(fittingPlans(about('Sains', ''), [about('Sains', '4 Bestari')])).toHaveLength(1);
});
