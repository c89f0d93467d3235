import { teachersOfSubject } from './teachers-of-subject';

const teacher = (userId: string, toDay: string | null = null) => ({
  userId,
  isLead: true,
  fromDay: '2026-01-12',
  toDay,
});

it('a panel begins with who teaches its subject today or later, each once', () => {
  const sets = [
    { subjectId: 'malay', teachers: [teacher('aminah'), teacher('azman', '2026-06-30')] },
    { subjectId: 'malay', teachers: [teacher('aminah'), teacher('kavitha', '2026-12-04')] },
    { subjectId: 'science', teachers: [teacher('tan')] },
  ];
  expect(teachersOfSubject('malay', sets, '2026-11-23')).toEqual(['aminah', 'kavitha']);
  expect(teachersOfSubject('music', sets, '2026-11-23')).toEqual([]);
});
