import { useParams } from 'react-router';
import { FinanceSchoolPage } from '../../features/operations/finance/finance-school-page';
import { ExplanationPanel } from '../../features/subscription/explanation-panel';
import { explanationForStaff } from '../../features/subscription/explanation-source';

export function OperationsFinanceSchoolScreen() {
  const { schoolCode = '' } = useParams();
  return (
    <FinanceSchoolPage
      key={schoolCode}
      code={schoolCode}
      explanation={<ExplanationPanel source={explanationForStaff(schoolCode)} />}
    />
  );
}
