import type { AreaMessages } from '@/exports/types'
import { ar } from './ar'
import { cy } from './cy'
import { en as english } from './en'
import { es } from './es'

declare module '@/i18n/en' {
  interface PluginMessages {
    movingIn: typeof english
  }
}

export const messages: AreaMessages = {
  area: 'movingIn',
  inputs: {
    addresses: 'movingInAddressesTitle',
    as: 'movingInInput_as',
    fileNumber: 'movingInInput_fileNumber',
    hosts: 'movingInHosts',
    leaveOut: 'movingInInput_leaveOut',
    mapping: 'movingInTypes',
    sitemap: 'movingInInput_sitemap',
    sizes: 'movingInInput_sizes',
    suggestions: 'movingInInput_suggestions',
  },
  languages: { ar, cy, en: english, es },
  onEveryPage: false,
}
