import { devicePreference } from './device-preference';

/** How close things stand together. The script in the head applies it before the first paint. */
export const density = devicePreference('density', ['comfortable', 'compact']);

/** J, K and the like; whoever speaks to the computer turns them off (WCAG 2.1.4). */
export const singleKeys = devicePreference('single-keys', ['on', 'off']);

/** The language that new templates open in. */
export const templateLanguage = devicePreference('template-language', ['ms', 'en', 'zh', 'ta', 'ar']);

/** What opens after signing in, unless somewhere else was asked for. */
export const firstPage = devicePreference('first-page', ['dashboard', 'week']);

export function chooseDensity(choice: (typeof density.choices)[number]): void {
  density.choose(choice);
  document.documentElement.dataset.density = choice;
}
