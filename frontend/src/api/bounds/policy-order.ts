// Written by `npm run contract`.

export const policyOrderBounds = {
  reason: { minLength: 3, maxLength: 500 },
  graceDays: { min: 0, max: 365 },
  limitedDays: { min: 0, max: 365 },
  trialDays: { min: 0, max: 365 },
  trialTeacherLimit: { min: 1, max: 1000 },
} as const;
