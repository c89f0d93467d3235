export type ColorMode = 'system' | 'light' | 'dark';
export type Theme = 'light' | 'dark';

type Situation = { preference: ColorMode; forced?: Theme; systemIsDark: boolean };

/** A page's forced theme wins over the preference, the preference over the system. */
export function themeOf({ preference, forced, systemIsDark }: Situation): Theme {
  if (forced) return forced;
  if (preference !== 'system') return preference;
  return systemIsDark ? 'dark' : 'light';
}

export function asColorMode(stored: string | null): ColorMode {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
