/** Languages of dates on websites; the code is the stored value. */
export const DISPLAY_LOCALES = ['en', 'cy', 'jp', 'ar', 'es'] as const

export type DisplayLocale = (typeof DISPLAY_LOCALES)[number]
