import type { Toast } from './toast-duration';

/** The library is fetched with the first toast: a sign-in page needs none. */
export async function showToast(toast: Toast): Promise<void> {
  const { presentToast } = await import('./toaster');
  presentToast(toast);
}
