import {
  isLinkAddress,
  LONGEST_ADDRESS,
  LONGEST_ATTACHMENT_TITLE,
} from '@rules/lesson-plans/domain/plan-attachment';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import type { FieldErrors, RecordKind, Saved } from '../../../records/record-kind';
import { paths } from '../../../site/paths';

/** What a person writes of a link. */
export type LinkFields = { planId: string; title: string; address: string };

type Attachment = components['schemas']['PlanAttachmentDto'];

const named = (id: string) => ({ params: { path: { id } } });
const asLink = ({ address, ...attachment }: Attachment): Saved<LinkFields> => ({
  ...attachment,
  address: address ?? '',
});

export const createLink = (id: string, { planId, title, address }: LinkFields) =>
  unwrap(api.POST('/api/plan-attachments/links', { body: { id, planId, title, address } }));

export function linkErrors({ title, address }: LinkFields): FieldErrors<LinkFields> {
  return {
    ...(!isLinkAddress(address.trim()) && {
      address: 'Sila tulis alamat penuh yang bermula dengan https://',
    }),
    ...(address.length > LONGEST_ADDRESS && { address: 'Alamat ini terlalu panjang.' }),
    ...(title.trim() === '' && { title: 'Sila tulis nama pautan.' }),
    ...(title.length > LONGEST_ATTACHMENT_TITLE && { title: 'Nama ini terlalu panjang.' }),
  };
}

/** A link of a plan, which waits on the device like any text while there is no network. */
export const planLinkKind: RecordKind<LinkFields> = {
  name: 'plan-link',
  noun: 'Pautan',
  labels: { planId: 'Rancangan', title: 'Nama', address: 'Alamat' },
  blank: () => ({ planId: '', title: '', address: '' }),
  fieldsOf: ({ planId, title, address }) => ({ planId, title, address }),
  readDraft: (kept, unwritten) => ({ ...unwritten, ...kept }),
  errors: linkErrors,
  words: (fields, field) => fields[field],
  titleOf: ({ title }) => `Pautan: ${title}`,
  addressOf: () => paths.lessonPlans,
  queryKey: ['lesson-plans'],
  calls: {
    read: async () => Promise.reject(new Error('A link is read with its plan.')),
    readKept: async () => undefined,
    create: async (id, fields) => asLink(await createLink(id, fields)),
    update: async (id, version, { title, address }) =>
      asLink(
        await unwrap(
          api.PUT('/api/plan-attachments/{id}', { ...named(id), body: { version, title, address } }),
        ),
      ),
    restore: async (id) =>
      asLink(await unwrap(api.POST('/api/plan-attachments/{id}/restoration', named(id)))),
  },
};
