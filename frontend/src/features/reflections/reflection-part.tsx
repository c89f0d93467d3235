import { BLANK_REFLECTION, hasBegun } from '@rules/lesson-plans/domain/reflection';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../queries/use-change';
import { openBlank } from '../../records/open-record';
import { openingQuery } from '../../records/opening-query';
import { commandsOf, dropCommand } from '../../records/outbox/command-store';
import { RecordForm, SavedBar } from '../../records/record-form';
import type { RecordKind } from '../../records/record-kind';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { formatTime, formatWeekday } from '../../ui/format';
import { SkeletonRows } from '../../ui/skeleton';
import { deleteReflection, restoreReflection } from './calls';
import { ReflectionFieldset, type ReflectionPartProps } from './reflection-fieldset';
import { type ReflectionFields, reflectionKind } from './reflection-kind';
import { useMinute } from './use-minute';

/** What happened in one lesson, as a record of its own beside the plan. Closed until the lesson begins. */
export function ReflectionPart(props: ReflectionPartProps) {
  const { owner, planId, lesson, refusal, isUnnoted, isPart = false } = props;
  const now = useMinute();
  const opening = useQuery(openingQuery(reflectionKind, owner, planId));
  const [kind] = useState(() => telling(props.onStored));
  const discard = useDiscard(props, opening.refetch);
  if (opening.isPending) return <SkeletonRows label="Memuatkan refleksi…" />;
  const found = opening.data;
  if (!found || (found.kind === 'unreachable' && !isUnnoted))
    return (
      <ErrorState
        title="Refleksi tidak dapat dibuka"
        onRetry={() => void opening.refetch()}
        retrying={opening.isFetching}
      >
        Pelayan tidak dapat dihubungi. Yang sudah disimpan selamat di pelayan.
      </ErrorState>
    );
  if (found.kind !== 'opened' && lesson && !hasBegun(lesson, now.getTime()))
    return (
      <div>
        {isPart && <h2 className="pb-1.5 font-medium">Refleksi</h2>}
        <p className="rounded-md bg-sunken p-3 text-muted">
          Boleh diisi selepas {formatTime(lesson.startTime)}, {formatWeekday(lesson.date)}.
        </p>
      </div>
    );
  return (
    <RecordForm
      key={opening.dataUpdatedAt}
      kind={kind}
      owner={owner}
      recordId={planId}
      opened={found.kind === 'opened' ? found.state : openBlank(BLANK_REFLECTION)}
      refusal={refusal}
      isPart={isPart}
      label="Refleksi"
      head={(_editing, saved) =>
        isPart ? (
          <>
            <h2 className="pb-3 font-medium">Refleksi</h2>
            <div className="pb-3 empty:hidden">{saved}</div>
          </>
        ) : (
          <SavedBar>{saved}</SavedBar>
        )
      }
      sheet={() => null}
    >
      {(editing) => (
        <>
          <ReflectionFieldset {...editing} {...props} />
          {editing.isOnServer && !refusal && (
            <Button
              variant="quiet"
              size="small"
              icon="delete"
              className="mt-2 -ml-3 text-muted"
              busy={discard.isBusy}
              onClick={() => discard.make()}
            >
              Buang refleksi
            </Button>
          )}
        </>
      )}
    </RecordForm>
  );
}

/** The same noun, of which the page around it hears what the server has taken. */
function telling(onStored: () => void = () => undefined): RecordKind<ReflectionFields> {
  const { calls } = reflectionKind;
  const told = async <Answer,>(asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    onStored();
    return answer;
  };
  return {
    ...reflectionKind,
    calls: {
      ...calls,
      create: (...sent) => told(calls.create(...sent)),
      update: (...sent) => told(calls.update(...sent)),
    },
  };
}

/** As if nothing had been noted; one press brings it back. */
function useDiscard(
  { owner, planId, onText, onStored }: ReflectionPartProps,
  reopen: () => Promise<unknown>,
) {
  const told = async () => {
    onStored?.();
    await reopen();
  };
  return useChange(
    async () => {
      await deleteReflection(planId);
      for (const { name } of await commandsOf({ ...owner, kind: reflectionKind.name, recordId: planId }))
        await dropCommand(name);
      return planId;
    },
    {
      done: 'Refleksi dibuang.',
      changes: ['lesson-plans'],
      undo: async () => {
        onText?.((await restoreReflection(planId)).text);
        await told();
      },
      refreshed: () => {
        onText?.('');
        void told();
      },
    },
  );
}
