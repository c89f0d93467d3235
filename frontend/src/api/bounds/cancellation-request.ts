// Written by `npm run contract`.

export const cancellationRequestBounds = {
  reason: { maxLength: 500 },
} as const;
