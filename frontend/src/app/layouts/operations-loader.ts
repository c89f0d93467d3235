import { ApiError } from '../../api/api-error';
import { queryClient } from '../../api/query-client';
import { callerQuery } from '../../features/operations';
import { paths } from '../../site/paths';
import { PageError } from '../error-page';

/** Whoever is not of the platform gets no further: the server's refusal is shown instead of the page. */
export async function operationsLoader() {
  try {
    await queryClient.ensureQueryData(callerQuery());
    return null;
  } catch (failure) {
    throw lacksSecondStep(failure) ? secondStepMissing : failure;
  }
}

/** Not the 401 of the same code, which asks for a step that is there to be passed. */
function lacksSecondStep(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'SECOND_FACTOR_REQUIRED' && failure.status === 403;
}

const secondStepMissing = new PageError({
  status: 403,
  title: 'Langkah kedua diperlukan',
  message: 'Kakitangan platform log masuk dengan langkah kedua. Akaun anda belum mempunyainya.',
  suggestion: 'Tambah aplikasi pengesah di halaman Tetapan, kemudian buka halaman ini semula.',
  way: { label: 'Tambah langkah kedua', path: paths.settings },
});
