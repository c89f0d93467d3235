import { FinanceSchoolPage } from '../../features/operations/finance/finance-school-page';
import { ExplanationPanel } from '../../features/subscription/explanation-panel';
import { explanationForStaff } from '../../features/subscription/explanation-source';
import { useSchoolOfAddress } from '../use-school-of-address';

export function OperationsFinanceSchoolScreen() {
  const schoolCode = useSchoolOfAddress();
  return (
    <FinanceSchoolPage
      key={schoolCode}
      code={schoolCode}
      explanation={<ExplanationPanel source={explanationForStaff(schoolCode)} />}
    />
  );
}
