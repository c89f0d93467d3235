// Written by `npm run contract`.

export const newAbsenceBounds = {
  fromPeriod: { min: 1, max: 30 },
  toPeriod: { min: 1, max: 30 },
  reason: { maxLength: 500 },
} as const;
