import type { Page } from '@playwright/test';

export type UploadRequest = { method: string; offset: number };

/** What the page asks of the endpoint for uploads in parts from now on; filled as it happens. */
export function uploadRequests(page: Page): UploadRequest[] {
  const requests: UploadRequest[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/storage/v1/upload/resumable')) return;
    requests.push({ method: request.method(), offset: Number(request.headers()['upload-offset'] ?? 0) });
  });
  return requests;
}
