/** Not by `instanceof`: under the test runner the errors of Node come from another realm. */
export const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
