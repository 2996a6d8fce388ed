import type { AreaMessages } from '../../../i18n/areas'
import { ar } from './ar'
import { ar as arDemo } from './demo/ar'
import { en as englishDemo } from './demo/en'
import { es as esDemo } from './demo/es'
import { en as english } from './en'
import { es } from './es'

declare module '../../../i18n/en' {
  interface PluginMessages {
    ticketing: typeof english & typeof englishDemo
  }
}

export const messages: AreaMessages = { area: 'ticketing', languages: { ar: { ...ar, ...arDemo }, en: { ...english, ...englishDemo }, es: { ...es, ...esDemo } }, onEveryPage: false }
