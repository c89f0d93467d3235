import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { errorMessage } from '../../../api/error-messages';
import { useChange } from '../../../queries/use-change';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { PageHeader } from '../../../ui/page-header';
import { Spinner } from '../../../ui/spinner';
import { askedPaperQuery, fetchAskedPaper, leavePaper, standingWords } from './asked-paper-query';
import { handOver } from './hand-over';

/** Where a paper waits that could not be made at once, and where it is fetched. */
export function AskedPaperScreen() {
  const { paperId = '' } = useParams();
  const navigate = useNavigate();
  const { data: paper, error } = useQuery(askedPaperQuery(paperId));
  const taken = useChange(async () => handOver(await fetchAskedPaper(paperId), paper?.name ?? 'rph'));
  const left = useChange(async () => {
    await leavePaper(paperId);
    await navigate(paths.lessonPlans);
  });
  return (
    <>
      <PageHeader title="Dokumen" />
      <div className="flex flex-col items-start gap-4" aria-live="polite">
        {paper ? (
          <>
            <p className="font-semibold">{paper.name}</p>
            <p>{standingWords(paper)}</p>
            <div className="flex gap-3">
              {paper.state === 'ready' && (
                <Button icon="download" busy={taken.isBusy} onClick={() => taken.make()}>
                  Muat turun
                </Button>
              )}
              <Button variant="secondary" busy={left.isBusy} onClick={() => left.make()}>
                {paper.state === 'ready' || paper.state === 'refused' ? 'Padam' : 'Batalkan'}
              </Button>
            </div>
          </>
        ) : (
          (error && <p>{errorMessage(error)}</p>) || <Spinner />
        )}
      </div>
    </>
  );
}
