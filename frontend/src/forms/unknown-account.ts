/** With these a hosted backend refuses to send to an account it does not know. Nobody may learn that here. */
export const unknownAccount: readonly string[] = ['otp_disabled', 'signup_disabled', 'user_not_found'];
