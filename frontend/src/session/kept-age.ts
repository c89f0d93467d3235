const longest = 14 * 24 * 60 * 60_000;

/** After 14 days nothing that was kept is shown. A clock that was put back makes it no younger. */
export const isTooOld = (at: number, now: number) => now < at || now - at > longest;
