// Written by `npm run contract`.

export const acceptInvitationBounds = {
  displayName: { maxLength: 200 },
} as const;
