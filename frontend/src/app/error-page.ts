import { ApiError } from '../api/api-error';
import { errorMessage } from '../api/error-messages';
import { type NotFound, NotFoundError } from './navigation/verdict';

/** `way`: a page of the main domain that puts it right. */
export type ErrorPage = NotFound & { status: 403 | 404 | 500; way?: { label: string; path: string } };

/** Thrown where more is known of a failure than its code. */
export class PageError extends Error {
  readonly page: ErrorPage;

  constructor(page: ErrorPage) {
    super(page.message);
    this.page = page;
  }
}

export function errorPageOf(failure: unknown): ErrorPage {
  if (failure instanceof PageError) return failure.page;
  if (failure instanceof NotFoundError) return { status: 404, ...failure.page };
  if (failure instanceof ApiError && failure.code === 'NOT_A_MEMBER') {
    return { status: 403, title: 'Tiada akses ke sekolah ini', message: errorMessage(failure) };
  }
  if (failure instanceof ApiError && failure.code === 'MEMBER_SUSPENDED') {
    return { status: 403, title: 'Akaun digantung buat sementara', message: errorMessage(failure) };
  }
  if (failure instanceof ApiError && failure.code === 'STAFF_REQUIRED') {
    return { status: 403, title: 'Bukan kakitangan platform', message: errorMessage(failure) };
  }
  return {
    status: 500,
    title: 'Internal Server Error',
    message: 'Ada masalah di pihak kami. Kerja yang telah disimpan selamat. Sila cuba lagi.',
  };
}
