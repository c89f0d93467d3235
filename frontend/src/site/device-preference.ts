import { useSyncExternalStore } from 'react';
import { deviceStorage } from './safe-storage';

/** A choice that this device keeps: one of a few words. The first stands until somebody chooses. */
export function devicePreference<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
) {
  const listeners = new Set<() => void>();
  const read = (): Choice => {
    const stored = deviceStorage.getItem(key);
    return choices.find((choice) => choice === stored) ?? choices[0];
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    choices,
    read,
    choose(choice: Choice): void {
      deviceStorage.setItem(key, choice);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read),
  };
}
