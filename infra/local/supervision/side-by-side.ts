/**
 * As Promise.all, but a failure is told only when the others have ended too: what goes on behind a failure would
 * start parts that nobody stops.
 */
export async function sideBySide<Work extends readonly Promise<unknown>[]>(
  ...work: Work
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
