/** Codes in the order of their labels. A deployment that adds one needs a migration: PostgreSQL knows them as an enum. */
export const CODES = [
  'af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi',
  'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms',
  'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta',
  'th', 'tr', 'uk', 'ur', 'vi', 'cy',
]

/** Is it the code of a language that content can be written in? */
export const isContentLanguage = (code: unknown): code is string => typeof code === 'string' && CODES.includes(code)
