/** What the address of the sign-in page says went wrong. */
export const loginErrors = [
  'session-invalid',
  'not-school-admin',
  'validation-timeout',
  'validation-failed',
] as const;
export type LoginError = (typeof loginErrors)[number];
