import { expect, type Page } from '@playwright/test';

export type WrittenPlan = {
  subject: string;
  className: string;
  objective?: string;
  activities?: string;
  reflection?: string;
  /** As it is typed, 12/01/2026. Of a lesson to come nothing is noted yet. */
  date?: string;
};

/** Into the editor that stands on the page. */
export async function fillInPlan(page: Page, plan: WrittenPlan): Promise<void> {
  if (plan.date) await page.getByLabel('Tarikh').fill(plan.date);
  await page.getByLabel('Mata pelajaran').fill(plan.subject);
  await page.getByLabel('Kelas').fill(plan.className);
  await page.getByLabel('Objektif *').fill(plan.objective ?? '');
  await page.getByLabel('Langkah 1').fill(plan.activities ?? '');
  await page.getByLabel('Refleksi *').fill(plan.reflection ?? '');
}

/** The server has every word. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Menyimpan…')).toHaveCount(0);
  // A plan and what is noted of it are saved each by itself.
  await expect(page.getByText(/^Disimpan \d/).first()).toBeVisible();
}

/** From the list or the dashboard. */
export async function writePlan(page: Page, plan: WrittenPlan): Promise<void> {
  await page.getByRole('link', { name: 'Tulis rancangan' }).first().click();
  await fillInPlan(page, plan);
  await expectSaved(page);
}
