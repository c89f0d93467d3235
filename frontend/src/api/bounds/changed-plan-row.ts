// Written by `npm run contract`.

export const changedPlanRowBounds = {
  week: { min: 1, max: 60 },
  rank: { min: 0, max: 1_000_000 },
  theme: { maxLength: 300 },
  topic: { maxLength: 300 },
  contentStandards: { most: 20, maxLength: 500 },
  learningStandards: { most: 20, maxLength: 500 },
  objective: { maxLength: 2000 },
  crossCurricular: { maxLength: 2000 },
  resources: { maxLength: 2000 },
  notes: { maxLength: 2000 },
} as const;
