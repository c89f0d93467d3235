import { ACCESS_TABLE, type RestrictionLevel } from './restriction-level.js';

describe('The access table', () => {
  it.each<[RestrictionLevel, string]>([
    ['none', 'dashboard createContent editContent viewReports manageUsers billing'],
    ['grace_period', 'dashboard createContent editContent viewReports manageUsers billing'],
    ['limited', 'dashboard billing'],
    ['locked', 'billing'],
  ])('of %s allows %s and nothing else', (level, expected) => {
    const allowed = Object.entries(ACCESS_TABLE[level]).flatMap(([name, isAllowed]) =>
      isAllowed ? [name] : [],
    );
    expect(allowed.join(' ')).toBe(expected);
  });
});
