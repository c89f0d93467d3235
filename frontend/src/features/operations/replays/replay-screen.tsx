import { useParams } from 'react-router';
import { ReplayPage } from './replay-page';

export function OperationsReplayScreen() {
  const { replayId = '' } = useParams();
  return <ReplayPage key={replayId} replayId={replayId} />;
}
