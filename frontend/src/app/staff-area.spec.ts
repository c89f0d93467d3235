import { isInStaffArea } from './staff-area';

it.each([
  ['/operations', true],
  ['/operations/', true],
  ['/operations/inbox/1', true],
  ['/operations-lama', false],
  ['/', false],
  ['/school-management/operations', false],
])('%s is of the staff: %s', (path, expected) => {
  expect(isInStaffArea(path)).toBe(expected);
});
