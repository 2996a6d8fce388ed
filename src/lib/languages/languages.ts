/** A language that content can be written in. */
export interface ContentLanguage {
  code: string
  /** In English, for the admin. */
  label: string
  rightToLeft?: true
}

/** Codes in the order of their labels. A deployment that adds one needs a migration: PostgreSQL knows them as an enum. */
const CODES = [
  'af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi',
  'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms',
  'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta',
  'th', 'tr', 'uk', 'ur', 'vi', 'cy',
]

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

const names = new Intl.DisplayNames(['en'], { languageDisplay: 'standard', type: 'language' })

/** Every content language of this installation. A tenant uses a part of them. */
export const contentLanguages: ContentLanguage[] = CODES.map((code) => ({
  code,
  label: names.of(code) ?? code,
  ...(RIGHT_TO_LEFT.has(code) && { rightToLeft: true }),
}))

export const isContentLanguage = (code: unknown): code is string => typeof code === 'string' && CODES.includes(code)

/** The label of a code, the code itself where it is none of ours. */
export const languageLabel = (code: string): string => contentLanguages.find((one) => one.code === code)?.label ?? code
