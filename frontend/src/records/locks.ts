/** Runs alone among all tabs of this browser, or not at all while another runs it. A page without the right to locks
 * (no https) is taken for the only one. */
export async function alone(name: string, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}

/** Runs alone among all tabs of this browser, after whatever runs under the name now. `patience`: waits no longer than
 * that, for a tab that sleeps holds up nobody. */
export async function inTurn<Result>(
  name: string,
  run: () => Promise<Result>,
  patience?: number,
): Promise<Result> {
  if (!navigator.locks) return run();
  const signal = patience === undefined ? undefined : AbortSignal.timeout(patience);
  try {
    return await navigator.locks.request(name, signal ? { signal } : {}, run);
  } catch (failure) {
    if (!signal?.aborted || failure !== signal.reason) throw failure;
    return run();
  }
}

/** Held by every editor of a record, until the returned function is called or the tab dies. */
export function hold(name: string): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks?.request(name, { mode: 'shared' }, () => held);
  return letGo;
}

/** What is held by any tab of this browser. */
export async function heldNames(): Promise<ReadonlySet<string | undefined>> {
  const known = await navigator.locks?.query();
  return new Set(known?.held?.map(({ name }) => name));
}
