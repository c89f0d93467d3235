import type { Page } from '@playwright/test';

/** What is asked before typed words go. */
export const questionOf = (page: Page) => page.getByRole('alertdialog', { name: 'Buang apa yang ditulis?' });
