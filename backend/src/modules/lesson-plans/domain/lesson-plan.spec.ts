import { blankPlan, isComplete, type LessonPlanContent } from './lesson-plan.js';

const written: LessonPlanContent = {
  ...blankPlan('2026-11-23'),
  className: '4 Bestari',
  subject: 'Matematik',
  objective: 'Pada akhir PdP, murid dapat menambah pecahan.',
  activities: 'Set induksi: lagu pecahan.',
  reflection: '28 daripada 30 murid menguasai.',
};

describe('a lesson plan', () => {
  it('is complete with objective, activities and reflection', () => {
    expect(isComplete(written)).toBe(true);
  });

  it('is complete without class and subject', () => {
    const plan = { ...written, className: '', subject: '' };
    expect(isComplete(plan)).toBe(true);
  });

  it.each(['objective', 'activities', 'reflection'])('is a draft while the %s is empty or blank', (part) => {
    expect(isComplete({ ...written, [part]: '' })).toBe(false);
    expect(isComplete({ ...written, [part]: ' \n\t\u00a0' })).toBe(false);
  });
});
