import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { Button, IconButton } from '../../../ui/button';
import { formatFileSize } from '../../../ui/format';
import { Skeleton } from '../../../ui/skeleton';
import { bringFileBack, detachFile, type EventFile, fileAddress, filesQuery } from '../calls';
import { NewFiles } from './new-files';

type EventFilesProps = { eventId: string; mayChange: boolean };

const most = 5;

/** Papers that belong to the event: everybody opens them, whoever keeps the calendar adds and removes. */
export function EventFiles({ eventId, mayChange }: EventFilesProps) {
  const query = useQuery(filesQuery(eventId));
  return (
    <section aria-label="Lampiran" className="mt-6 border-line border-t pt-4">
      <h3 className="pb-2 font-semibold">Lampiran</h3>
      <QueryStates query={query} what="Lampiran" skeleton={<Skeleton className="w-1/2" />}>
        {(files) => (
          <>
            {files.length === 0 && <p className="pb-2 text-muted text-sm">Tiada lampiran.</p>}
            <ul className="flex flex-col gap-1 pb-3 empty:hidden">
              {files.map((file) => (
                <FileLine key={file.id} eventId={eventId} file={file} mayChange={mayChange} />
              ))}
            </ul>
            {mayChange && files.length < most && <NewFiles eventId={eventId} room={most - files.length} />}
            {mayChange && files.length >= most && (
              <p className="text-muted text-sm">Satu aktiviti ada paling banyak {most} lampiran.</p>
            )}
          </>
        )}
      </QueryStates>
    </section>
  );
}

function FileLine({ eventId, file, mayChange }: EventFilesProps & { file: EventFile }) {
  // The address is good for some minutes, and so asked for when it is needed.
  const opening = useChange(async () => window.location.assign((await fileAddress(eventId, file.id)).url), {
    changes: [],
  });
  const removal = useChange(() => detachFile(eventId, file.id), {
    done: `${file.name} dibuang.`,
    changes: ['event-files'],
    undo: () => bringFileBack(eventId, file.id),
  });
  return (
    <li className="flex items-center gap-1">
      <Button
        variant="quiet"
        size="small"
        icon="download"
        busy={opening.isBusy}
        onClick={() => opening.make()}
        className="min-w-0 flex-1 justify-start text-left"
      >
        <span dir="auto" className="wrap-anywhere min-w-0 flex-1">
          {file.name}
        </span>
        <span className="shrink-0 text-muted text-xs tabular-nums">{formatFileSize(file.bytes)}</span>
      </Button>
      {mayChange && (
        <IconButton
          icon="delete"
          label={`Buang ${file.name}`}
          disabled={removal.isBusy}
          onClick={() => removal.make()}
        />
      )}
    </li>
  );
}
