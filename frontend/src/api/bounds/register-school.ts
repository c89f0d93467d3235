// Written by `npm run contract`.

export const registerSchoolBounds = {
  code: { maxLength: 63 },
  name: { minLength: 3, maxLength: 200 },
  displayName: { maxLength: 200 },
  session: { maxLength: 20 },
  termsVersion: { maxLength: 20 },
  privacyVersion: { maxLength: 20 },
  ppd: { minLength: 2, maxLength: 120 },
  teacherCount: { min: 1, max: 1000 },
} as const;
