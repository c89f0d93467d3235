/** The versions in force, as /terms and /privacy state them and registration records them. The backend knows the same
 * and refuses any other. */
export const termsVersion = '2026-11-01';
export const privacyVersion = '2026-11-01';
