import type { en } from './en'

export const ar: Record<keyof typeof en, string> = {
  activityChatApplied: 'طبّق ما اقترحه المساعد: {{title}}',
  activityChatUndone: 'تراجع عمّا طُبّق من محادثة مع المساعد',
}
