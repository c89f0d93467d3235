import type { Overlay } from './overlay';

type Press = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  /** The press goes into a text. */
  isWriting: boolean;
};

/** What a press opens; null when it is somebody else's. */
export function shortcutOf({ key, ctrlKey, metaKey, isWriting }: Press): Overlay {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'palette';
  return key === '?' && !ctrlKey && !metaKey && !isWriting ? 'shortcuts' : null;
}
