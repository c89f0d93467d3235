import { nextSupervisions } from './next-supervisions.js';
import type { SupervisionContent } from './supervision.js';

const of = (differing: Partial<SupervisionContent> = {}): SupervisionContent => ({
  ...{ academicYearId: '2026', teacherId: 'aminah', subjectId: null, supervisorId: 'lim', step: 1 },
  ...{ from: '2026-03-02', to: null, ...differing },
});
const coming = { academicYearId: '2027', firstDay: '2027-01-11' };
const people = { supervisorIds: ['lim'], memberIds: ['aminah', 'lim'] };
const next = (standing: SupervisionContent[]) =>
  nextSupervisions(standing, coming, people).map(({ content }) => content);

it('goes on from the first day of the session, as it stands at the end of this one', () => {
  expect(next([of({ subjectId: 'sains', step: 2 })])).toEqual([
    of({ academicYearId: '2027', subjectId: 'sains', step: 2, from: '2027-01-11' }),
  ]);
});

it.each<[string, Partial<SupervisionContent>]>([
  ['has an end', { to: '2026-10-01' }],
  ['is by somebody who verifies no more', { supervisorId: 'zul' }],
  ['is of somebody who has left', { teacherId: 'bakar' }],
])('what %s ends with its session', (_what, differing) => {
  expect(next([of(differing)])).toEqual([]);
});

it('of a subject it goes on, whoever teaches it', () => {
  expect(next([of({ teacherId: null, subjectId: 'sains' })])).toHaveLength(1);
});
