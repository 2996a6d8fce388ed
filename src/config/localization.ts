import type { LocalizationConfig } from 'payload'
import { personOf } from '@/access/personOf'
import { contentLanguages } from '@/lib/languages/languages'

/** All content languages. Users are offered those of the current tenant, or English without one. */
export const localization = (): LocalizationConfig => ({
  defaultLocale: 'en',
  fallback: true,
  filterAvailableLocales: async ({ locales, req }) => {
    const current = (await personOf(req))?.current
    if (!current) return locales.filter((locale) => locale.code === 'en')
    const codes = new Set(current.languages)
    return locales.filter((locale) => codes.has(locale.code))
  },
  locales: contentLanguages.map(({ code, label, rightToLeft }) => ({ code, label, rtl: rightToLeft })),
})
