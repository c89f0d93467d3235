/** So much later for tokens, limits and links: for everything of this process that asks the system, until mocks are restored. */
export function later(milliseconds: number): void {
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}
