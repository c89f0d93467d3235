import { FILE_TYPES, MOST_FILE_BYTES } from '@rules/lesson-plans/domain/plan-attachment';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { UploadProgress } from '../../../forms/uploads/upload-file';
import { UploadState } from '../../../forms/uploads/upload-state';
import { useChange } from '../../../queries/use-change';
import { outboxKind } from '../../../records/outbox/outbox-kind';
import { useWaiting } from '../../../records/outbox/waiting-query';
import type { Owner } from '../../../session/owner';
import { useOffline } from '../../../site/offline';
import { Button, IconButton } from '../../../ui/button';
import { fileProblem } from '../../../ui/file-rules';
import { Icon } from '../../../ui/icon';
import { showToast } from '../../../ui/toast';
import { refusalWords } from '../shares/refusal-words';
import { AttachmentList } from './attachment-list';
import {
  type Attachment,
  addFile,
  addressOfFile,
  attachmentsQuery,
  deleteAttachment,
  restoreAttachment,
} from './calls';
import { LinkSheet } from './link-sheet';
import { planLinkKind } from './plan-link-kind';

const endings = Object.values(FILE_TYPES).flat();
const kinds = [outboxKind(planLinkKind)];

export type AttachmentsPartProps = { owner: Owner; planId: string; isOnServer: boolean; mayAdd: boolean };

/** Links and files beside a plan. A link waits on the device; a file says that it needs the network. */
export function AttachmentsPart({ owner, planId, isOnServer, mayAdd }: AttachmentsPartProps) {
  const id = useId();
  const { data: attachments = [] } = useQuery({ ...attachmentsQuery(planId), enabled: isOnServer });
  const waiting = useWaiting(owner, kinds).own.filter(({ text }) => text.includes(planId));
  const [isLinking, setLinking] = useState(false);
  const deletion = useChange(({ id: gone }: Attachment) => deleteAttachment(gone), {
    words: refusalWords,
    done: 'Lampiran dibuang.',
    changes: ['lesson-plans'],
    undo: (_nothing, { id: gone }) => restoreAttachment(gone),
  });
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 pt-6">
      <h2 id={id} className="font-medium text-sm">
        Lampiran
      </h2>
      <AttachmentList
        attachments={attachments}
        addressOf={addressOfFile}
        actions={(attachment) =>
          mayAdd && (
            <IconButton
              icon="close"
              label={`Buang ${attachment.title}`}
              onClick={() => deletion.make(attachment)}
            />
          )
        }
      />
      {waiting.map(({ name, title }) => (
        <p key={name.recordId} className="flex items-center gap-2 text-sm">
          <Icon name="device" size={18} className="text-muted" />
          <span className="wrap-anywhere">{title}, dalam peranti ini</span>
        </p>
      ))}
      {mayAdd && (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" variant="secondary" icon="link" onClick={() => setLinking(true)}>
            Tambah pautan
          </Button>
          <FileButton planId={planId} isOnServer={isOnServer} />
        </div>
      )}
      {isLinking &&
        createPortal(
          <LinkSheet owner={owner} planId={planId} onClose={() => setLinking(false)} />,
          document.body,
        )}
    </section>
  );
}

function FileButton({ planId, isOnServer }: Pick<AttachmentsPartProps, 'planId' | 'isOnServer'>) {
  const input = useRef<HTMLInputElement>(null);
  const isOffline = useOffline();
  const [stopper] = useState(() => new AbortController());
  const [progress, setProgress] = useState<UploadProgress>();
  const adding = useChange((file: File) => addFile(planId, file, setProgress, stopper.signal), {
    words: refusalWords,
    done: (_added, file) => `${file.name} dilampirkan.`,
    changes: ['lesson-plans'],
    undo: ({ id }) => deleteAttachment(id),
  });
  function take(file: File | undefined) {
    if (!file) return;
    const problem = fileProblem(file, { endings, maxBytes: MOST_FILE_BYTES });
    if (problem) void showToast({ type: 'error', message: problem });
    else adding.make(file);
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Fail lampiran"
        accept={endings.join(',')}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        size="small"
        variant="secondary"
        icon="upload"
        busy={adding.isBusy}
        disabled={isOffline || !isOnServer}
        onClick={() => input.current?.click()}
      >
        Tambah fail
      </Button>
      {isOffline && (
        <p className="text-muted text-sm">Fail memerlukan internet. Pautan boleh ditambah sekarang.</p>
      )}
      {adding.busyWith && progress && (
        <div className="w-full">
          <UploadState label="Memuat naik lampiran" file={adding.busyWith} progress={progress} />
        </div>
      )}
    </>
  );
}
