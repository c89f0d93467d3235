import { accessMessages } from '../api/access-messages';
import { ApiError } from '../api/api-error';
import { isOffline } from '../site/offline';
import { type NotFound, NotFoundError } from './navigation/verdict';

/** `status`: none where nothing failed but the network. `way`: a page of the main domain that puts it right. */
export type ErrorPage = NotFound & { status?: 403 | 404 | 500; way?: { label: string; path: string } };

/** Thrown where more is known of a failure than its code. */
export class PageError extends Error {
  readonly page: ErrorPage;

  constructor(page: ErrorPage) {
    super(page.message);
    this.page = page;
  }
}

type AccessCode = keyof typeof accessMessages;

const accessTitles: Readonly<Record<AccessCode, string>> = {
  NOT_A_MEMBER: 'Tiada akses ke sekolah ini',
  MEMBER_SUSPENDED: 'Akaun digantung buat sementara',
  STAFF_REQUIRED: 'Bukan kakitangan platform',
};

function isOfAccess(code: string): code is AccessCode {
  return code in accessTitles;
}

export function errorPageOf(failure: unknown, isAway = isOffline()): ErrorPage {
  if (failure instanceof PageError) return failure.page;
  if (failure instanceof NotFoundError) return { status: 404, ...failure.page };
  if (failure instanceof ApiError && isOfAccess(failure.code)) {
    return { status: 403, title: accessTitles[failure.code], message: accessMessages[failure.code] };
  }
  if (isAway && isMissingFile(failure)) return missingFile;
  return {
    status: 500,
    title: 'Internal Server Error',
    message: 'Ada masalah di pihak kami. Kerja yang telah disimpan selamat. Sila cuba lagi.',
  };
}

const missingFile: ErrorPage = {
  title: 'Bahagian ini belum ada dalam peranti',
  message: 'Apa yang anda tulis kekal dalam peranti ini.',
  suggestion: 'Muat semula apabila ada talian.',
};

/** Of the product, that could not be fetched: as Chromium, Firefox and WebKit say it. */
const isMissingFile = (failure: unknown) =>
  failure instanceof TypeError && /module/i.test(failure.message) && /import/i.test(failure.message);
