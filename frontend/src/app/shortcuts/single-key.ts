type Press = {
  key: string;
  /** Milliseconds, of the same clock as `awaitedSince`. */
  at: number;
  /** With Ctrl, Alt or the like. */
  isModified: boolean;
  /** The press goes into a text. */
  isWriting: boolean;
  /** Something lies over the page that has keys of its own. */
  isCovered: boolean;
};

export type SingleKey =
  | 'next'
  | 'previous'
  | 'create'
  | 'search'
  | 'help'
  | 'rail'
  | 'await-place'
  | { place: string };

const meanings: ReadonlyMap<string, SingleKey> = new Map([
  ['j', 'next'],
  ['k', 'previous'],
  ['n', 'create'],
  ['/', 'search'],
  ['?', 'help'],
  ['[', 'rail'],
  ['g', 'await-place'],
]);

/** So long after G the next letter still names a place. */
const patience = 1_500;

/** What one key means on a page; `awaitedSince`: when G was pressed, if nothing came after it. */
export function singleKeyOf(press: Press, awaitedSince: number | null): SingleKey | undefined {
  if (press.isModified || press.isWriting || press.isCovered) return undefined;
  const key = press.key.toLowerCase();
  if (awaitedSince !== null && press.at - awaitedSince <= patience) return { place: key };
  return meanings.get(key);
}
