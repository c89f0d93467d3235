export type KeptText = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser that blocks storage throws at the first mention of it, a full one at each write. What cannot be kept then
 * lives as long as the document. */
export function safeStorage(find: () => KeptText): KeptText {
  const own = new Map<string, string>();

  function attempt<Result>(act: (storage: KeptText) => Result): Result | undefined {
    try {
      return act(find());
    } catch {
      return undefined;
    }
  }

  return {
    getItem: (key) => own.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      own.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        own.delete(key);
      });
    },
    removeItem(key) {
      own.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Of this tab. */
export const tabStorage = safeStorage(() => window.sessionStorage);

/** Of this browser, on this host. */
export const deviceStorage = safeStorage(() => window.localStorage);

/** Of this tab first; where `mayLast`, it is found again when the whole browser has died. */
export function lastingStorage(tab: KeptText, device: KeptText, mayLast: () => boolean): KeptText {
  return {
    getItem: (key) => tab.getItem(key) ?? (mayLast() ? device.getItem(key) : null),
    setItem(key, value) {
      tab.setItem(key, value);
      if (mayLast()) device.setItem(key, value);
    },
    removeItem(key) {
      tab.removeItem(key);
      device.removeItem(key);
    },
  };
}

/** Under it a tab keeps a file while it is imported, which names people: signing out lets go of it. */
export const fileInTab = 'file-in-tab';

/** Under it what is typed of lessons of the own week is kept. */
export const typedLessons = 'lesson-in-tab';

/** Under it is kept what a supervisor has begun to say of plans. */
export const typedRemarks = 'remarks-in-tab';
