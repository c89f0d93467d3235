import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';

/** What is offered by the person or to the person; null while nothing is. */
export const transferQuery = () =>
  queryOptions({
    queryKey: ['people', 'main-admin-transfer'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/main-admin-transfer', { signal })),
    select: ({ transfer }) => transfer,
  });

export const offerRole = (receiverId: string) =>
  unwrap(api.PUT('/api/main-admin-transfer', { body: { receiverId } }));

/** Withdraws it, or declines it. */
export const endOffer = () => unwrap(api.DELETE('/api/main-admin-transfer'));

export const acceptRole = () => unwrap(api.POST('/api/main-admin-transfer/acceptance'));
