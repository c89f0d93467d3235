import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../safe-storage';
import type { ColorMode, Theme } from './color-mode';
import { ColorModeSwitch } from './color-mode-switch';

const system = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const colors = new ColorModeSwitch({
  dataset: document.documentElement.dataset,
  storage: deviceStorage,
  systemIsDark: () => system.matches,
});

function tell(): void {
  for (const listener of listeners) listener();
}

export function preferColorMode(mode: ColorMode): void {
  colors.prefer(mode);
  tell();
}

export function forceTheme(theme: Theme | undefined): void {
  if (colors.forced === theme) return;
  colors.force(theme);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, () => colors.preference);
}

/** Undefined where the preference counts. */
export function useForcedTheme(): Theme | undefined {
  return useSyncExternalStore(subscribe, () => colors.forced);
}

// The script in the head follows the device.
window.addEventListener('storage', () => {
  colors.apply();
  tell();
});
