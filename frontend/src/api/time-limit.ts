/** How long a call may take: milliseconds from its start, and what each byte that comes adds to them. */
export type TimeLimit = { patience: number; perByte: number };

const seconds = 1_000;

/** A line that brings less than 4 kB a second is given up. */
const slowestLine = (1 * seconds) / 4_096;

/** Whole, with its reply: its words are kept, and it is tried again. */
const write: TimeLimit = { patience: 20 * seconds, perByte: 0 };
/** What goes on coming is waited for. */
const read: TimeLimit = { patience: 20 * seconds, perByte: slowestLine };
/** A paper is drawn before its first byte; a proxy that gives up does so after 60 s. */
const file: TimeLimit = { patience: 90 * seconds, perByte: slowestLine };
/** A browser does not say how much of a request has left: the server waits 120 s for a form, and then says so. */
const form: TimeLimit = { patience: 140 * seconds, perByte: 0 };
/** All rows of a file, or all lessons of a school, in one transaction. */
const wholeFile: TimeLimit = { patience: 120 * seconds, perByte: 0 };

const ofWholeFiles: readonly string[] = [
  '/api/imports/{id}/run',
  '/api/imports/{id}/undo',
  '/api/timetable-imports',
  '/api/timetables/{id}/arrangement',
];

type Call = { method: string; path: string; isForm: boolean; isFile: boolean };

/** `path`: as the contract has it. */
export function timeLimitOf({ method, path, isForm, isFile }: Call): TimeLimit {
  if (isForm) return form;
  if (isFile) return file;
  if (ofWholeFiles.includes(path)) return wholeFile;
  return method === 'GET' ? read : write;
}

/** For what is asked of others than our own API. */
export const onlyHeard: TimeLimit = read;

/** Does the work, or gives it up: when its time is over, or when `signal` says that nobody waits for it any more.
 * `heard` is told of each part that comes. */
export async function within<Result>(
  { patience, perByte }: TimeLimit,
  signal: AbortSignal,
  work: (signal: AbortSignal, heard: (bytes: number) => void) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  let bought = 0;
  let timer = setTimeout(giveUpUnlessHeard, patience);
  function giveUpUnlessHeard() {
    if (bought === 0) return ended.abort(new Error('It took too long.'));
    timer = setTimeout(giveUpUnlessHeard, bought);
    bought = 0;
  }
  const leave = () => ended.abort(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave);
  try {
    const givenUp = rejectedBy(ended.signal);
    return await Promise.race([
      work(ended.signal, (bytes) => {
        bought += bytes * perByte;
      }),
      givenUp,
    ]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}

/** Also of work that does not listen to it. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
