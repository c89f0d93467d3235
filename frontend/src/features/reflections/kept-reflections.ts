import type { ReflectionContent } from '@rules/lesson-plans/domain/reflection';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../api/query-client';
import { readDraft } from '../../records/open-record';
import { commandNames, isOf, onOutboxChange, readCommand } from '../../records/outbox/command-store';
import type { Owner } from '../../session/owner';
import { reflectionKind } from './reflection-kind';

const nothing: ReadonlyMap<string, ReflectionContent> = new Map();

/** What waits on this device, by the plan. A device that keeps nothing has nothing waiting. */
async function readKept(owner: Owner): Promise<ReadonlyMap<string, ReflectionContent>> {
  const names = await commandNames().catch(() => []);
  const own = names.filter(isOf(owner)).filter(({ kind }) => kind === reflectionKind.name);
  const commands = await Promise.all(own.map((name) => readCommand<ReflectionContent>(name)));
  const written = own
    .flatMap(({ recordId }, at) => {
      const command = commands[at];
      return command ? [{ recordId, ...readDraft(reflectionKind, command) }] : [];
    })
    .toSorted((one, other) => one.editedAt.localeCompare(other.editedAt));
  // Of several windows the last one.
  return new Map(written.map(({ recordId, text }) => [recordId, text]));
}

const keptQuery = (owner: Owner) =>
  queryOptions({
    queryKey: ['kept-reflections', owner],
    queryFn: () => readKept(owner),
    gcTime: 0,
    networkMode: 'always',
    staleTime: 0,
  });

export function useKeptReflections(owner: Owner): ReadonlyMap<string, ReflectionContent> {
  useEffect(
    () => onOutboxChange(() => void queryClient.invalidateQueries({ queryKey: ['kept-reflections'] })),
    [],
  );
  return useQuery(keptQuery(owner)).data ?? nothing;
}
