import type { AreaMessages } from '@/exports/types'
import { menusArabic } from './ar'
import { menusWelsh } from './cy'
import { menusEnglish } from './en'
import { menusSpanish } from './es'

declare module '@/i18n/en' {
  interface PluginMessages {
    menus: typeof menusEnglish
  }
}

export const menuMessages: AreaMessages = {
  area: 'menus',
  languages: { ar: menusArabic, cy: menusWelsh, en: menusEnglish, es: menusSpanish },
}
