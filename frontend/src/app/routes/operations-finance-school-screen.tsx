import { useParams } from 'react-router';
import { FinanceSchoolPage } from '../../features/operations/finance/finance-school-page';

export function OperationsFinanceSchoolScreen() {
  const { schoolCode = '' } = useParams();
  return <FinanceSchoolPage key={schoolCode} code={schoolCode} />;
}
