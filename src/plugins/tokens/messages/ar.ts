import type { en } from './en'

/** نصوص رموز الوصول. */
export const ar: Record<keyof typeof en, string> = {
  activityTokenCreated: 'أنشأ رمز الوصول «{{name}}»',
  activityTokenEnded: 'أنهى رمز الوصول «{{name}}»',
}
