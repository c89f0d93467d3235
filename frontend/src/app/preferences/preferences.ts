import { devicePreference } from './device-preference';

/** How close things stand together. The script in the head applies it before the first paint. */
export const density = devicePreference('density', ['comfortable', 'compact']);

/** The language that templates open in. */
export const templateLanguage = devicePreference('template-language', ['ms', 'en']);

export function chooseDensity(choice: (typeof density.choices)[number]): void {
  density.choose(choice);
  document.documentElement.dataset.density = choice;
}
