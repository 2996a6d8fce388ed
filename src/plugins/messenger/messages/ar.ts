import type { en } from './en'

export const ar: Record<keyof typeof en, string> = {
  messengerClose: 'إيقاف الرسائل',
}
