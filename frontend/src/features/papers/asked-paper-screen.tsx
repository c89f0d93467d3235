import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import {
  type AskedPaper,
  askedPaperQuery,
  fetchAskedPaper,
  isOver,
  leavePaper,
  standingWords,
} from '../../queries/papers/asked-paper-query';
import { handOver } from '../../queries/papers/hand-over';
import { QueryStates } from '../../queries/query-states';
import { useChange } from '../../queries/use-change';
import { paths } from '../../site/paths';
import { Button } from '../../ui/button';
import { Note, type NoteTone } from '../../ui/note';
import { PageHeader } from '../../ui/page-header';

/** Where a paper waits that could not be made at once, and where it is fetched. */
export function AskedPaperScreen() {
  const { paperId = '' } = useParams();
  const query = useQuery(askedPaperQuery(paperId));
  return (
    <>
      <PageHeader title="Dokumen" />
      <QueryStates query={query} what="Dokumen ini">
        {(paper) => <Standing paper={paper} />}
      </QueryStates>
    </>
  );
}

const TONES = {
  waiting: 'waiting',
  printing: 'waiting',
  ready: 'success',
  refused: 'warning',
} as const satisfies Record<AskedPaper['state'], NoteTone>;

function Standing({ paper }: { paper: AskedPaper }) {
  const navigate = useNavigate();
  const taken = useChange(async () => handOver(await fetchAskedPaper(paper.id), paper.name), { changes: [] });
  const left = useChange(
    async () => {
      await leavePaper(paper.id);
      await navigate(paths.dashboard);
    },
    { changes: ['papers'] },
  );
  return (
    <div className="prose-width flex flex-col gap-4">
      <p className="wrap-anywhere font-semibold">{paper.name}</p>
      <Note tone={TONES[paper.state]}>{standingWords(paper)}</Note>
      <div className="flex flex-wrap gap-3">
        {paper.state === 'ready' && (
          <Button icon="download" busy={taken.isBusy} onClick={() => taken.make()}>
            Muat turun
          </Button>
        )}
        <Button variant="secondary" busy={left.isBusy} onClick={() => left.make()}>
          {isOver(paper) ? 'Padam' : 'Batalkan'}
        </Button>
      </div>
    </div>
  );
}
