/** Languages in which a site shows dates; the code is the one that is stored. */
export const DISPLAY_LOCALES = ['en', 'cy', 'jp', 'ar', 'es'] as const

export type DisplayLocale = (typeof DISPLAY_LOCALES)[number]
