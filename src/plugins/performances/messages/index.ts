import type { AreaMessages } from '@/exports/types'
import { ar } from './ar'
import { cy } from './cy'
import { en as english } from './en'
import { es } from './es'
import { announce as announceAr } from './announce/ar'
import { announce as announceCy } from './announce/cy'
import { announce } from './announce/en'
import { announce as announceEs } from './announce/es'
import { table as tableAr } from './table/ar'
import { table as tableCy } from './table/cy'
import { table } from './table/en'
import { table as tableEs } from './table/es'

declare module '@/i18n/en' {
  interface PluginMessages {
    performances: typeof english
    performancesTable: typeof table
    announcements: typeof announce
  }
}

export const messages: AreaMessages = { area: 'performances', languages: { ar, cy, en: english, es } }
export const tableMessages: AreaMessages = {
  area: 'performancesTable',
  languages: { ar: tableAr, cy: tableCy, en: table, es: tableEs },
}

export const announceMessages: AreaMessages = {
  area: 'announcements',
  inputs: {
    choice: 'announceInput_choice',
    isOnSite: 'announceInput_isOnSite',
    keepsTexts: 'announceInput_keepsTexts',
    kind: 'announceInput_kind',
    messages: 'announceInput_messages',
    outcome: 'announceInput_outcome',
    replaces: 'announceInput_replaces',
    until: 'announceInput_until',
  },
  languages: { ar: announceAr, cy: announceCy, en: announce, es: announceEs },
}
