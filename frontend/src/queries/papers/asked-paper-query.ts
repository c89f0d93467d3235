import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { currentHost } from '../../site/host';

export type AskedPaper = components['schemas']['AskedPaperDto'];

/** The file, or where it waits to be made. */
export type PaperOrPlace = Blob | AskedPaper;

const ASK_EVERY_MS = 3_000;

/** Whoever asks so is told a place where a paper cannot be made at once: on a page of the school, which has one to wait on. */
export const inTurns = (): { Prefer?: 'respond-async' } =>
  currentHost().kind === 'school' ? { Prefer: 'respond-async' } : {};

export async function paperOrPlace(asked: Promise<PaperOrPlace>): Promise<PaperOrPlace> {
  const reply = await asked;
  return reply instanceof Blob && reply.type.startsWith('application/json')
    ? JSON.parse(await reply.text())
    : reply;
}

/** Where a paper stands; asked for again until it is made or refused. */
export const askedPaperQuery = (id: string) =>
  queryOptions({
    queryKey: ['papers', id],
    queryFn: () => unwrap(api.GET('/api/papers/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : ASK_EVERY_MS),
  });

export const fetchAskedPaper = (id: string): Promise<Blob> =>
  unwrap(api.GET('/api/papers/{id}/file', { params: { path: { id } }, parseAs: 'blob' }));

export const leavePaper = (id: string) =>
  unwrap(api.DELETE('/api/papers/{id}', { params: { path: { id } } }));

export function isOver({ state }: AskedPaper): boolean {
  return state === 'ready' || state === 'refused';
}

/** "Giliran ke-3" */
export function standingWords({ state, place, isLarge, problem }: AskedPaper): string {
  if (state === 'ready') return 'Dokumen ini sudah siap, dan disimpan selama sehari.';
  if (state === 'refused')
    return problem?.code === 'PAPER_TOO_LARGE'
      ? 'Dokumen ini terlalu panjang. Sila minta hari yang lebih sedikit.'
      : 'Dokumen ini tidak dapat disediakan. Sila minta sekali lagi.';
  const turn = state === 'printing' || place === null ? 'Sedang disediakan.' : `Giliran ke-${place}.`;
  return isLarge
    ? `${turn} Dokumen ini panjang: anda boleh tinggalkan halaman ini, dan akan diberitahu apabila siap.`
    : `${turn} Sila tunggu sebentar.`;
}
