/** `node healthy.mjs <address>` ends with 0 when the address answers well. */
const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(4_000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
