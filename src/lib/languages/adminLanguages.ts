/** Languages of the admin and of emails. */
export const ADMIN_LANGUAGES = ['en', 'cy', 'es', 'ar'] as const

export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number]

/** Each by its own name, for readers who do not know the current one. */
export const ADMIN_LANGUAGE_NAMES: Record<AdminLanguage, string> = {
  ar: 'العربية',
  cy: 'Cymraeg',
  en: 'English',
  es: 'Español',
}

/** Languages whose texts a machine has translated. Remove one when a native speaker has read it. */
const MACHINE_TRANSLATED: readonly string[] = ['ar', 'cy', 'es']

/** Whether no person has read the texts of a language yet. */
export const isMachineTranslated = (language: string): boolean => MACHINE_TRANSLATED.includes(language)
