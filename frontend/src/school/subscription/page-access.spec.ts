import { isEnforcementSkipped } from './page-access';

it.each([
  ['/', true],
  ['/auth/login', true],
  ['/login', true],
  ['/daftar/maklumat', true],
  ['/pricing', true],
  ['/success', true],
  ['/success-old', true],
  ['/api/health/live', true],
  ['/billing', true],
  ['/pembayaran', true],
  ['/school-management/aba1001/billing', true],
  ['/authority', false],
  ['/success-new', false],
  ['/billing-history', false],
  ['/school-management/aba1001', false],
  ['/rph', false],
  ['/dashboard', false],
])('enforcement is skipped on %s: %s', (path, expected) => {
  expect(isEnforcementSkipped(path)).toBe(expected);
});
