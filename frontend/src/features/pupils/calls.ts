import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { orKept } from '../../session/kept-day';

type Schemas = components['schemas'];
export type ListedPupil = Schemas['ListedPupilDto'];
export type Pupil = Schemas['PupilDto'];
export type NewPupil = Schemas['NewPupilDto'];
export type ChangedPupil = Schemas['ChangedPupilDto'];
export type Placing = Schemas['PlacingDto'];
export type History = Schemas['PupilHistoryDto'];
export type Guardian = Schemas['GuardianDto'];
export type ConsentStanding = Schemas['ConsentStandingDto'];
export type ConsentKind = ConsentStanding['kind'];
export type NewConsent = Schemas['NewConsentDto'];
export type Withdrawal = Schemas['WithdrawConsentDto'];
export type Consent = Schemas['ConsentDto'];
export type ConsentsOfListed = Schemas['ConsentsOfListedDto'];
export type AccessLine = Schemas['AccessLineDto'];
export type ListLine = Schemas['ListLineDto'];
export type Certificate = Schemas['ErasureCertificateDto'];

const listsKey = ['pupils', 'list'] as const;

const named = (id: string) => ({ params: { path: { id } } });

/** Which pupils; `state` left: who is not at the school any more, unplaced: who is in no class. */
export type PupilsAsked = {
  academicYearId: string;
  classId?: string;
  groupId?: string;
  teachingSetId?: string;
  search?: string;
  state?: 'left' | 'unplaced';
};

/** A whole class at once. */
const onePage = 100;

/** By name. */
export const pupilsQuery = (asked: PupilsAsked) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, asked],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/pupils', {
          params: { query: { ...asked, cursor: pageParam, limit: onePage } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** What of a list may stay on a device: names, sex and class. */
const namesAlone = ({ items, nextCursor }: Schemas['PupilsDto']): Schemas['PupilsDto'] => ({
  nextCursor,
  items: items.map(({ id, name, sex, classId }) => ({
    ...{ id, name, sex, classId, groupIds: [], registerNumber: null, numberEnding: null, leftOn: null },
  })),
});

/** A class or a set of the reader's own, as far as one page goes: to be read without a network, too. */
export const ownListQuery = (asked: PupilsAsked) =>
  queryOptions({
    queryKey: [...listsKey, 'own', asked],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/pupils', { params: { query: { ...asked, limit: onePage } }, signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query, namesAlone),
    networkMode: 'offlineFirst',
  });

/** Whose whole number it is. Nothing of it is kept once nobody looks. */
export const pupilByNumberQuery = (identityNumber: string) =>
  queryOptions({
    queryKey: [...listsKey, 'by-number', identityNumber],
    queryFn: ({ signal }) => unwrap(api.POST('/api/pupils/finding', { body: { identityNumber }, signal })),
    gcTime: 0,
  });

export const pupilQuery = (id: string) =>
  queryOptions({
    queryKey: ['pupils', 'card', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pupils/{id}', { ...named(id), signal })),
  });

export const addPupil = (body: NewPupil) => unwrap(api.POST('/api/pupils', { body }));
export const changePupil = (id: string, body: ChangedPupil) =>
  unwrap(api.PUT('/api/pupils/{id}', { ...named(id), body }));
export const deletePupil = (id: string) => unwrap(api.DELETE('/api/pupils/{id}', named(id)));
export const restorePupil = (id: string) => unwrap(api.POST('/api/pupils/{id}/restoration', named(id)));

/** Leaves a line of who looked. */
export const openGuardians = (id: string) =>
  unwrap(api.POST('/api/pupils/{id}/guardian-openings', named(id)));
export const saveGuardians = (id: string, guardians: Guardian[]) =>
  unwrap(api.PUT('/api/pupils/{id}/guardians', { ...named(id), body: { guardians } }));

/** How each consent of a pupil stands, and what its withdrawal would switch off. */
export const consentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['consents', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pupils/{id}/consents', { ...named(id), signal })),
    select: ({ standings }) => standings,
  });

/** How they stand of a whole class, by pupil. */
export const consentsOfClassQuery = (query: { academicYearId: string; classId: string }) =>
  queryOptions({
    queryKey: ['consents', 'of-class', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pupil-consents', { params: { query }, signal })),
    select: ({ items }) => new Map(items.map((item) => [item.pupilId, item])),
  });

/** Leaves a line of who looked. */
export const openConsents = (id: string) => unwrap(api.POST('/api/pupils/{id}/consent-openings', named(id)));
export const recordConsent = (id: string, body: NewConsent) =>
  unwrap(api.POST('/api/pupils/{id}/consents', { ...named(id), body }));
export const withdrawConsent = (id: string, body: Withdrawal) =>
  unwrap(api.POST('/api/pupils/{id}/consent-withdrawals', { ...named(id), body }));

/** For good. `name`: as it is kept. */
export const erasePupil = (id: string, name: string) =>
  unwrap(api.POST('/api/pupils/{id}/erasure', { ...named(id), body: { name } }));

/** How many left before a day. */
export const leaversQuery = (before: string) =>
  queryOptions({
    queryKey: ['pupils', 'leavers', before],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/leaver-erasures', { params: { query: { before } }, signal })),
  });

/** For good, as many as the server does at once. `token`: as with a table. */
export const eraseLeavers = (body: { before: string; confirmation: string }, token?: string) =>
  unwrap(
    api.POST('/api/leaver-erasures', {
      body,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    }),
  );

/** Who opened what is not for everybody, newest first. */
export const accessLogQuery = () =>
  infiniteQueryOptions({
    queryKey: ['pupil-access-log'],
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/pupil-access-log', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export type PupilTable = {
  format: 'csv' | 'xlsx';
  numbers: 'ending' | 'whole';
  groups: 'none' | 'all';
  /** A form of the school's own that is filled in. */
  templateId?: string;
  guardians?: 'none' | 'all';
};

/** For a spreadsheet. `token`: of a proof made just now, where the session's own is older. */
export const fetchPupilTable = (asked: PupilsAsked, table: PupilTable, token?: string) =>
  unwrap<Blob>(
    api.GET('/api/pupil-lists/table', {
      params: { query: { ...asked, ...table } },
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      parseAs: 'blob',
    }),
  );

export type TableTemplate = Schemas['TableTemplateDto'];

/** Forms of the school that are filled in with a list. */
export const tableTemplatesQuery = () =>
  queryOptions({
    queryKey: ['table-templates'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pupil-table-templates', { signal })),
    select: ({ items }) => items,
  });

export function addTableTemplate(file: File) {
  const bodySerializer = () => {
    const form = new FormData();
    form.append('file', file, file.name);
    return form;
  };
  return unwrap(api.POST('/api/pupil-table-templates', { body: { file: '' }, bodySerializer }));
}

export const removeTableTemplate = (id: string) =>
  unwrap(api.DELETE('/api/pupil-table-templates/{id}', named(id)));

/** All that is kept of one pupil. `token`: as with a table. */
export const fetchPupilArchive = (id: string, groups: 'none' | 'all', token?: string) =>
  unwrap<Blob>(
    api.GET('/api/pupils/{id}/archive', {
      params: { ...named(id).params, query: { groups } },
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      parseAs: 'blob',
    }),
  );

/** Before it is printed. */
export const recordPrint = (body: Schemas['PrintedListDto']) =>
  unwrap(api.POST('/api/pupil-lists/prints', { body }));

/** Who took which list away, newest first. */
export const listLogQuery = () =>
  infiniteQueryOptions({
    queryKey: ['pupil-list-log'],
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/pupil-lists/log', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** In which classes and groups the pupil was and is, in every session. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['pupils', 'history', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pupils/{id}/history', { ...named(id), signal })),
  });

/** Taken back by the opposite move of the same day. */
export const movePupil = (id: string, placing: Placing) =>
  unwrap(api.POST('/api/pupils/{id}/moves', { ...named(id), body: { placing } }));

/** `leftOn`: the last day at the school. */
export const leaveSchool = (id: string, leftOn: string) =>
  unwrap(api.PUT('/api/pupils/{id}/leaving', { ...named(id), body: { leftOn } }));

/** Into a class again, from a day after the last one. */
export const returnToSchool = (id: string, placing: Placing) =>
  unwrap(api.POST('/api/pupils/{id}/return', { ...named(id), body: { placing } }));
