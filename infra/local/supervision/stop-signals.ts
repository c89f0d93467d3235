/** npm and the terminal both pass on one Ctrl-C: what follows this soon is the same wish. */
const SAME_WISH_MS = 500;

/** The first signal asks for an orderly stop, a later one for an immediate end. */
export function onStopSignals(stop: () => void, kill: () => void): void {
  let firstAt: number | undefined;
  const onSignal = (): void => {
    const now = performance.now();
    firstAt ??= now;
    if (now === firstAt) stop();
    else if (now - firstAt > SAME_WISH_MS) kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  if (process.channel) process.once('disconnect', onSignal);
  process.channel?.unref();
}
