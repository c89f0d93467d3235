import { questionsAt } from './questions';

/** A Saturday. */
const today = '2026-11-28';

const asked = (path: string, search = '', state: string | null = null) =>
  questionsAt(path, 'aba1001', { search: new URLSearchParams(search), state, today });

const frame = ['/api/schools/current', '/api/subscription/status?schoolCode=aba1001'];

it.each([
  ['/rph', '', null, '/api/my-week?day=2026-11-30'],
  ['/rph', '', '03', '/api/my-week?day=2026-11-29'],
  ['/rph', 'minggu=2026-09-24', null, '/api/my-week?day=2026-09-21'],
  ['/rph', 'minggu=2026-09-24', '03', '/api/my-week?day=2026-09-20'],
  ['/rph', 'minggu=esok', null, '/api/my-week?day=2026-11-30'],
  ['/dashboard', '', null, '/api/my-week?day=2026-11-23'],
  ['/dashboard', '', null, '/api/reflections?from=2026-11-07&to=2026-11-28'],
  ['/refleksi', '', null, '/api/reflections?from=2026-11-07&to=2026-11-28'],
  ['/bina-rph', '', null, '/api/lesson-plans'],
  ['/bina-rph', 'id=1', null, '/api/calendar/of-day?day=2026-11-28'],
])('the document of %s?%s in the state %s asks for %s', (path, search, state, question) => {
  expect(asked(path, search, state)).toEqual(expect.arrayContaining([...frame, question]));
});

it('where a list is shown in place of a week no week is asked for', () => {
  expect(asked('/rph', 'paparan=senarai')).toEqual(frame);
});

it('every other page asks what its frame shows', () => {
  expect(asked('/pengguna')).toEqual(frame);
});

it.each(['/auth/login', '/', '/semak/abc', '/lawatan/abc'])('%s has no frame and asks nothing', (path) => {
  expect(asked(path)).toEqual([]);
});
