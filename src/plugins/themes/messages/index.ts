import type { AreaMessages } from '@/exports/types'
import { ar } from './ar'
import { cy } from './cy'
import { en as english } from './en'
import { es } from './es'

declare module '@/i18n/en' {
  interface PluginMessages {
    themes: typeof english
  }
}

/** What the choices of the studio are called. */
const STYLE = {
  houseAccent: 'themesStyleAccent',
  houseCards: 'themesStyleCards',
  houseCorners: 'themesStyleCorners',
  houseFooter: 'themesStyleFooter',
  houseHeader: 'themesStyleHeader',
  houseHeadings: 'themesStyleHeadings',
  houseHeadingsFont: 'themesStyleHeadingsOwn',
  houseInk: 'themesStyleInk',
  houseLogo: 'themesStyleLogo',
  houseName: 'themesStyleName',
  housePalette: 'themesStylePalette',
  housePaper: 'themesStylePaper',
  houseSpacing: 'themesStyleSpacing',
  houseText: 'themesStyleText',
  houseTextFont: 'themesStyleTextOwn',
  houseType: 'themesStyleType',
} satisfies Record<string, keyof typeof english>

export const messages: AreaMessages = {
  area: 'themes',
  inputs: STYLE,
  languages: { ar, cy, en: english, es },
  onEveryPage: false,
}
