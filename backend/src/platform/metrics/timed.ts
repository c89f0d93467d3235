/** Does the work and tells how many seconds it took, and what it failed with if it did. */
export async function timed<Result>(
  work: () => Promise<Result>,
  tell: (seconds: number, error?: unknown) => void,
): Promise<Result> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  try {
    const result = await work();
    tell(seconds());
    return result;
  } catch (error) {
    tell(seconds(), error);
    throw error;
  }
}
