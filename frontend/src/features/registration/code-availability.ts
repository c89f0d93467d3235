import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

export type Availability = components['schemas']['CodeAvailabilityDto']['availability'];

export function askAvailability(code: string, signal?: AbortSignal): Promise<{ availability: Availability }> {
  return unwrap(api.POST('/api/schools/availability', { body: { code }, signal }));
}

const refusals: Record<Exclude<Availability, 'available'>, string> = {
  invalid:
    'Sila semak kod ini. Kod KPM ada tujuh aksara, contohnya ABA1001. Nama pendek bermula dengan huruf dan hanya ada huruf, angka dan sempang.',
  reserved: 'Nama ini dikhaskan untuk sistem. Sila pilih nama lain.',
  taken: 'Kod ini sudah didaftarkan. Sila semak kod, atau minta Admin Utama sekolah menjemput anda.',
};

export function availabilityError(availability: Availability): string | undefined {
  return availability === 'available' ? undefined : refusals[availability];
}
