import type { AreaMessages } from '@/exports/types'
import { ar } from './ar'
import { cy } from './cy'
import { ar as arDemo } from './demo/ar'
import { cy as cyDemo } from './demo/cy'
import { en as englishDemo } from './demo/en'
import { es as esDemo } from './demo/es'
import { en as english } from './en'
import { es } from './es'
import { marks as marksInArabic } from './marks/ar'
import { marks as marksInWelsh } from './marks/cy'
import { marks as marksInEnglish } from './marks/en'
import { marks as marksInSpanish } from './marks/es'

declare module '@/i18n/en' {
  interface PluginMessages {
    ticketing: typeof english & typeof englishDemo
    ticketingMarks: typeof marksInEnglish
  }
}

/** Begins the names of what a connection asks for. */
const FIELD = 'ticketingField_'

export const messages: AreaMessages = {
  area: 'ticketing',
  languages: {
    ar: { ...ar, ...arDemo },
    cy: { ...cy, ...cyDemo },
    en: { ...english, ...englishDemo },
    es: { ...es, ...esDemo },
  },
  inputs: Object.fromEntries(
    Object.keys(english).flatMap((key) => (key.startsWith(FIELD) ? [[key.slice(FIELD.length), key]] : [])),
  ),
  onEveryPage: false,
}

/** Apart from the others: a form carries them with each of its fields. */
export const markMessages: AreaMessages = {
  area: 'ticketingMarks',
  languages: { ar: marksInArabic, cy: marksInWelsh, en: marksInEnglish, es: marksInSpanish },
  onEveryPage: false,
}
