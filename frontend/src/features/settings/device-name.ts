const systems: readonly [pattern: RegExp, name: string][] = [
  [/android/i, 'Android'],
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/cros/i, 'Chromebook'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'Mac'],
  [/linux/i, 'Linux'],
];

/** In this order: most of them also claim to be Chrome or Safari. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/edg/i, 'Edge'],
  [/opr\//i, 'Opera'],
  [/samsungbrowser/i, 'Samsung Internet'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
];

function first(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** "Chrome di Android" */
export function deviceName(userAgent: string): string {
  const browser = first(browsers, userAgent) ?? 'Pelayar';
  const system = first(systems, userAgent);
  return system ? `${browser} di ${system}` : browser;
}
