let tell: () => void = () => undefined;

/** Resolves once the first page has been painted: what nobody waits for is fetched then. */
export const firstPagePainted = new Promise<void>((resolve) => {
  tell = resolve;
});

/** By the application, as it draws it. */
export function tellWhenPainted(): void {
  requestAnimationFrame(() => setTimeout(tell));
}
