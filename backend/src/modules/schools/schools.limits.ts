import { defineRateLimit } from '../../platform/http/rate-limits.js';

/** A school registers once, and a code is contested once. */
export const REGISTRATIONS = defineRateLimit('registration', 60);
/** Opening one, and one sent at a time. */
export const INVITATION_LINKS = defineRateLimit('invitation', 120);
/** Many people at once, or what a stranger could be bothered with. */
export const INVITATIONS = defineRateLimit('invitations', 30);
