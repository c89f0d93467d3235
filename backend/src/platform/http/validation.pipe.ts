import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import * as transformerPackage from 'class-transformer';
import * as validatorPackage from 'class-validator';
import { type FieldProblem, ValidationError } from '../errors/errors.js';
import { fitToClass } from './fit-to-class.js';

const MOST_REPORTED = 20;
/** Of what no rule speaks of. */
const NO_RULES: readonly string[] = ['whitelistValidation', 'unknownValue'];

class BoundedValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (!metatype || !this.toValidate(metadata)) return super.transform(value, metadata);
    const fitting = fitToClass(value, metatype);
    const checked = await super.transform(fitting.value, metadata).catch(refusalOf);
    const problems = [...fitting.problems, ...(checked instanceof Refusal ? checked.problems : [])];
    if (problems.length > 0) throw new ValidationError(firstOfEach(problems).slice(0, MOST_REPORTED));
    return checked;
  }
}

/** One code for every invalid input, with the list of fields. Unknown fields are refused by name. */
export function validationPipe(): ValidationPipe {
  return new BoundedValidationPipe({
    // Nest would find and read both packages a second time.
    validatorPackage,
    transformerPackage,
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    // What was sent says whether anything was: none of it is told.
    validationError: { target: false, value: true },
    exceptionFactory: (errors) => new Refusal(errors.flatMap((error) => problemsOf(error))),
  });
}

/** What the rules of the class say, to be told together with what has no place in it. */
class Refusal {
  constructor(readonly problems: readonly FieldProblem[]) {}
}

function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  throw thrown;
}

function firstOfEach(problems: readonly FieldProblem[]): FieldProblem[] {
  return [...new Map(problems.toReversed().map((problem) => [problem.field, problem])).values()].toReversed();
}

function problemsOf(error: validatorPackage.ValidationError, path = ''): FieldProblem[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    field,
    message: missing(rule, error) ?? message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, field))];
}

/** What is not there breaks every rule: that it lies out of bounds is true of it, and helps nobody. */
function missing(rule: string, { property, value }: validatorPackage.ValidationError): string | undefined {
  if (NO_RULES.includes(rule)) return undefined;
  if (value === undefined) return `${property} is required`;
  return value === null ? `${property} must not be null` : undefined;
}
