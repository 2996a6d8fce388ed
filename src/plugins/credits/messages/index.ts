import type { AreaMessages } from '@/exports/types'
import { ar } from './ar'
import { cy } from './cy'
import { en as english } from './en'
import { es } from './es'

declare module '@/i18n/en' {
  interface PluginMessages {
    credits: typeof english
  }
}

export const messages: AreaMessages = { area: 'credits', languages: { ar, cy, en: english, es } }
