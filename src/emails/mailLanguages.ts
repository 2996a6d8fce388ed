/** Languages in which mails are written: those of the admin itself. */
export const MAIL_LANGUAGES = ['en', 'es', 'ar'] as const

export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

const RIGHT_TO_LEFT: readonly MailLanguage[] = ['ar']

export const directionOf = (language: MailLanguage): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr')

/** The first of the given codes in which mails are written; English where none is. */
export const mailLanguage = (...codes: (string | null | undefined)[]): MailLanguage =>
  codes.map((code) => MAIL_LANGUAGES.find((known) => known === code)).find((known) => known !== undefined) ?? 'en'
