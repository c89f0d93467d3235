/** What every page in the frame of a school loads before it shows a word, though scripts ask for it one after another. */
export const loadedAhead = [
  'src/app/application.tsx',
  'src/app/layouts/host-frame.ts',
  'src/api/query-client.ts',
  'src/school/current-school.ts',
  'src/school/subscription/subscription-banner.tsx',
  'src/school/subscription/subscription-gate.ts',
];
