import { FinanceSchoolPage } from '../../features/operations/finance/finance-school-page';
import { ExplanationPanel } from '../../school/subscription/explanation-panel';
import { explanationForStaff } from '../../school/subscription/explanation-source';
import { useSchoolOfAddress } from '../../school/use-school-of-address';

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
