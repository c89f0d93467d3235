import type { ConsoleMessage, Page } from '@playwright/test';

/** A document that is not found is meant to be; the browser says so for every one. */
function isOwnStatus(message: ConsoleMessage, page: Page): boolean {
  return message.location().url === page.url() && message.text().includes('status of 404');
}

/** What the page complains about from now on. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (failure) => errors.push(String(failure)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnStatus(message, page))
      errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}
