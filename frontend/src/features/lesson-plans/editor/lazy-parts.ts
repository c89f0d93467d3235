import { type ComponentType, lazy } from 'react';
import { readyPart } from '../../../ui/ready-part';
import type { PhoneHeadProps } from './phone-head';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Where a part cannot be fetched, a plan is written without it. */
const orElse =
  <Props>(load: Load<Props>, instead: ComponentType<Props> = () => null): Load<Props> =>
  () =>
    load().catch(() => instead);

const behind = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await orElse(load)() }));

const onPhones = () => import('./phone-parts');
const onDesks = () => import('./desk-parts');
const following = () => import('./following-parts');

export const PlanHelp = behind(async () => (await import('./help/plan-help')).PlanHelp);
export const AttachmentsPart = behind(
  async () => (await import('../attachments/attachments-part')).AttachmentsPart,
);
export const PlanSheet = behind(async () => (await following()).PlanSheet);
export const PlanBar = behind(async () => (await following()).PlanBar);

/** Kept for the time without a network, as the form is. */
export const PlanReflection = lazy(async () => ({
  default: (await import('./plan-reflection')).PlanReflection,
}));

const phoneHead = readyPart(orElse(async () => (await onPhones()).PhoneHead, PlainHead));
const planMenu = readyPart(orElse(async () => (await onPhones()).PlanMenu));
const templateSwitch = readyPart(orElse(async () => (await onDesks()).TemplateSwitch));
const planActs = readyPart(orElse(async () => (await onDesks()).PlanActs));
const planPaperMenu = readyPart(orElse(async () => (await onDesks()).PlanPaperMenu));
export const PhoneHead = phoneHead.Part;
export const PlanMenu = planMenu.Part;
export const TemplateSwitch = templateSwitch.Part;
export const PlanActs = planActs.Part;
export const PlanPaperMenu = planPaperMenu.Part;

/** Also what this width does not draw: a page may be made narrow, or turned, where no network is any more. */
export function fetchOtherWidth(): void {
  for (const part of [phoneHead, planMenu, templateSwitch, planActs, planPaperMenu]) void part.fetch();
}

/** Whether it is saved has to be said in any case. */
function PlainHead({ saved }: PhoneHeadProps) {
  return saved;
}
