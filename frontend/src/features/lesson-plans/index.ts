export { waitingLinks } from './attachments/waiting-links';
export { type LessonPlan, planTitle } from './plan';
export { lessonAddress, planAddress } from './plan-address';
export { planKind } from './plan-kind';
export { lessonPlansKey, plansBetweenQuery, plansQuery } from './queries';
export { type MyWeek, myWeekQuery } from './week/my-week-query';
export { usePreparation } from './week/use-preparation';
export { countsOf, type WeekDay, type WeekItem, weekDays, weekSentence } from './week/week-days';
export { weekSearch } from './week/week-stepper';
