import type { AreaMessages } from '@/exports/types'
import { ar } from './ar'
import { cy } from './cy'
import { en as english } from './en'
import { es } from './es'

declare module '@/i18n/en' {
  interface PluginMessages {
    passkeys: typeof english
  }
}

export const messages: AreaMessages = {
  area: 'passkeys',
  inputs: { needsPassword: 'passkeyRuleSwitch', response: 'passkeyResponse' },
  languages: { ar, cy, en: english, es },
  onEveryPage: false,
}
