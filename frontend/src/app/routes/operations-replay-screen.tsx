import { useParams } from 'react-router';
import { ReplayPage } from '../../features/operations/replays/replay-page';

export function OperationsReplayScreen() {
  const { replayId = '' } = useParams();
  return <ReplayPage key={replayId} replayId={replayId} />;
}
