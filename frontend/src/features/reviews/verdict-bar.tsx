import { Button } from '../../ui/button';
import { Kbd } from '../../ui/kbd';

type VerdictBarProps = {
  /** Something is said of the plan already. */
  hasRemark: boolean;
  refusal: string | undefined;
  /** Nothing is judged before its words are there. */
  isReady: boolean;
  onVerify: () => void;
  onReturn: () => void;
};

/** In places that never change; the filled one is what the supervisor has begun. */
export function VerdictBar({ hasRemark, refusal, isReady, onVerify, onReturn }: VerdictBarProps) {
  const off = { disabled: refusal !== undefined, title: refusal, 'aria-disabled': !isReady || undefined };
  return (
    <>
      <Button icon="check" variant={hasRemark ? 'secondary' : 'primary'} {...off} onClick={onVerify}>
        {hasRemark ? 'Sahkan juga' : 'Sahkan'} <Key>V</Key>
      </Button>
      <Button icon="return" variant={hasRemark ? 'primary' : 'secondary'} {...off} onClick={onReturn}>
        Pulangkan <Key>R</Key>
      </Button>
    </>
  );
}

function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="hidden text-text lg:pointer-fine:inline">
      <Kbd>{children}</Kbd>
    </span>
  );
}
