import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button';
import { Icon } from './icon';

type ButtonLinkProps = LinkProps & ButtonLook;

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, `${className ?? ''} print:hidden`)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
