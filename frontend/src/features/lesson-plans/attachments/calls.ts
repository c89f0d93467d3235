import { typeOfName } from '@rules/lesson-plans/domain/plan-attachment';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { loadUploader } from '../../../forms/uploads/load-uploader';
import type { UploadProgress } from '../../../forms/uploads/upload-file';
import { OwnCommand } from '../../../records/outbox/own-command';
import { sendSoon } from '../../../records/outbox/send-soon';
import { standingOf } from '../../../records/refusal';
import { orKept } from '../../../session/kept-day';
import type { Owner } from '../../../session/owner';
import { randomUuid } from '../../../ui/random-uuid';
import { createLink, type LinkFields, planLinkKind } from './plan-link-kind';

export type Attachment = Pick<
  components['schemas']['PlanAttachmentDto'],
  'id' | 'title' | 'address' | 'mediaType' | 'bytes'
>;

const named = (id: string) => ({ params: { path: { id } } });

/** Links and files of an own plan. */
export const attachmentsQuery = (planId: string) =>
  queryOptions({
    queryKey: ['lesson-plans', 'attachments', planId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/lesson-plans/{id}/attachments', { ...named(planId), signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
    select: ({ items }) => items,
  });

export const deleteAttachment = (id: string) => unwrap(api.DELETE('/api/plan-attachments/{id}', named(id)));
export const restoreAttachment = (id: string) =>
  unwrap(api.POST('/api/plan-attachments/{id}/restoration', named(id)));

/** Where a file is for the next five minutes. */
export const addressOfFile = async (id: string) =>
  (await unwrap(api.GET('/api/plan-attachments/{id}/file', named(id)))).url;

/** `waits`: it is kept on the device and sent once the server is reached. */
export async function addLink(owner: Owner, link: LinkFields): Promise<{ id: string; waits: boolean }> {
  const id = randomUuid();
  const text = { ...link, title: link.title.trim(), address: link.address.trim() };
  try {
    await createLink(id, text);
    return { id, waits: false };
  } catch (failure) {
    if (standingOf(failure) !== 'unreachable') throw failure;
    await keepLink(owner, id, text);
    sendSoon();
    return { id, waits: true };
  }
}

async function keepLink(owner: Owner, recordId: string, text: LinkFields): Promise<void> {
  const { personId, schoolCode } = owner;
  const base = { version: null, fields: { planId: text.planId, title: '', address: '' }, savedAt: null };
  const editedAt = new Date().toISOString();
  const command = new OwnCommand({ personId, schoolCode, kind: planLinkKind.name, recordId });
  command.hold();
  try {
    await command.keep({ text, base, unanswered: [], editedAt, standing: 'unreachable' });
  } finally {
    command.letGo();
  }
}

/** To storage, and then beside the plan. */
export async function addFile(
  planId: string,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<{ id: string }> {
  const destination = await unwrap(
    api.POST('/api/plan-attachments/uploads', { body: { bytes: file.size }, signal }),
  );
  const { uploadFile } = await loadUploader();
  const type = typeOfName(file.name) ?? file.type;
  const sending = { file, type, destination, refusal: 'ATTACHMENT_REFUSED', isKept: false };
  await uploadFile(sending, onProgress, signal);
  const body = { id: randomUuid(), planId, title: titleOf(file.name), name: destination.name };
  return unwrap(api.POST('/api/plan-attachments/files', { body }));
}

/** Without what turns the direction of writing, and no longer than a title is. */
const titleOf = (name: string) => name.replaceAll(/\p{C}/gu, '').trim().slice(0, 200) || 'Lampiran';
