import { ExplanationPanel } from '../../../school/subscription/explanation-panel';
import { explanationForStaff } from '../../../school/subscription/explanation-source';
import { useSchoolOfAddress } from '../../../school/use-school-of-address';
import { FinanceSchoolPage } from './finance-school-page';

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
