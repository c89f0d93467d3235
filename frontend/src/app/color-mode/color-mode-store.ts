import { useSyncExternalStore } from 'react';
import { asColorMode, type ColorMode, type Theme, themeOf } from './color-mode';

const storageKey = 'color-mode';
const system = window.matchMedia('(prefers-color-scheme: dark)');
const root = document.documentElement;
const listeners = new Set<() => void>();

function forcedTheme(): Theme | undefined {
  const forced = root.dataset.forceTheme;
  return forced === 'light' || forced === 'dark' ? forced : undefined;
}

function preference(): ColorMode {
  return asColorMode(window.localStorage.getItem(storageKey));
}

function apply(): void {
  root.dataset.theme = themeOf({
    preference: preference(),
    forced: forcedTheme(),
    systemIsDark: system.matches,
  });
  for (const listener of listeners) listener();
}

/** While a page forces its theme, a change is neither applied nor stored. */
export function preferColorMode(mode: ColorMode): void {
  if (forcedTheme()) return;
  window.localStorage.setItem(storageKey, mode);
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, preference);
}

// The script in the head follows the device.
window.addEventListener('storage', apply);
