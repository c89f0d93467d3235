import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, unwrap } from '../../../api/api-error';
import { addToReflectionBounds } from '../../../api/bounds/add-to-reflection';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { formatDate, formatTime } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { TextareaField } from '../../../ui/textarea-field';

type Reflection = components['schemas']['ReflectionDto'];

/** What a verifier has taken note of; null while it can still be written. */
export const notedReflectionQuery = (planId: string) =>
  queryOptions({
    queryKey: ['lesson-plans', 'noted', planId],
    queryFn: async ({ signal }): Promise<Reflection | null> => {
      try {
        const asked = api.GET('/api/reflections/{id}', { params: { path: { id: planId } }, signal });
        const reflection = await unwrap(asked);
        return reflection.notedAt ? reflection : null;
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'NOT_FOUND') return null;
        throw failure;
      }
    },
  });

const add = (planId: string, text: string, id: string) =>
  unwrap(
    api.POST('/api/reflections/{id}/additions', { params: { path: { id: planId } }, body: { id, text } }),
  );

type NotedReflectionProps = { planId: string; noted: Reflection; mayAdd: boolean };

/** Direkod: it stays as it was noted, and is added to. */
export function NotedReflection({ planId, noted, mayAdd }: NotedReflectionProps) {
  const [text, setText] = useState('');
  const [id, setId] = useState(randomUuid);
  const adding = useChange((words: string) => add(planId, words, id), {
    done: 'Tambahan disimpan.',
    changes: ['lesson-plans'],
  });

  async function send() {
    await adding.send(text.trim());
    setText('');
    setId(randomUuid());
  }

  return (
    <section aria-labelledby="refleksi-direkod" className="flex flex-col gap-3">
      <h2 id="refleksi-direkod" className="font-medium">
        Refleksi
      </h2>
      <p className="whitespace-pre-wrap rounded-md bg-sunken p-3" dir="auto">
        {noted.text || noted.reason || '–'}
      </p>
      <p className="text-muted text-sm">
        Direkod oleh penyemak, {momentWords(noted.notedAt ?? '')}. Yang asal kekal.
      </p>
      {noted.additions.map((added) => (
        <p key={added.id} className="whitespace-pre-wrap text-sm" dir="auto">
          <span className="text-muted">Tambahan {momentWords(added.writtenAt)}: </span>
          {added.text}
        </p>
      ))}
      {mayAdd && (
        <div className="flex flex-col items-start gap-2">
          <div className="w-full">
            <TextareaField
              id="tambahan"
              label="Tambahan"
              optional
              {...addToReflectionBounds.text}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          <Button
            variant="secondary"
            busy={adding.isBusy}
            disabled={text.trim() === ''}
            onClick={() => void send().catch(() => undefined)}
          >
            Tambah
          </Button>
        </div>
      )}
    </section>
  );
}

function momentWords(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(new Date(instant))}`;
}
