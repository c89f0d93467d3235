/** The versions in force of what a school agrees to, as /terms and /privacy state them. */
export const TERMS_VERSION = '2026-11-01';
export const PRIVACY_VERSION = '2026-11-23';

export type Consent = Readonly<{ termsVersion: string; privacyVersion: string }>;
