// Written by `npm run contract`.

export const registerByInvitationBounds = {
  displayName: { maxLength: 200 },
  password: { minLength: 8, maxLength: 72 },
} as const;
