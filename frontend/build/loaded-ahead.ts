/** What every page in the frame of a school loads before it shows a word, though scripts ask for it one after another. */
export const loadedAhead = ['src/app/application.tsx', 'src/school/subscription/subscription-banner.tsx'];
