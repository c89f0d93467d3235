/** Runs alone among all tabs of this browser, or not at all while another runs it. A page without the right to locks
 * (no https) is taken for the only one. */
export async function alone(name: string, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
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
