import { CODES } from './codes'

/** A content language. */
export interface ContentLanguage {
  code: string
  /** English name, for the admin. */
  label: string
  rightToLeft?: true
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

const names = new Intl.DisplayNames(['en'], { languageDisplay: 'standard', type: 'language' })

/** All content languages. A tenant uses some of them. */
export const contentLanguages: ContentLanguage[] = CODES.map((code) => ({
  code,
  label: names.of(code) ?? code,
  ...(RIGHT_TO_LEFT.has(code) && { rightToLeft: true }),
}))

/** The name of a language; the code itself if unknown. */
export const languageLabel = (code: string): string =>
  contentLanguages.find((language) => language.code === code)?.label ?? code

/** The name of a language in the language of the reader; the code itself if unknown. */
export const languageName = (code: string, reader: string): string =>
  new Intl.DisplayNames([reader], { languageDisplay: 'standard', type: 'language' }).of(code) ?? code

/** Moves the languages with the given codes to the front, in the order of the codes. */
export function suggestedFirst(languages: ContentLanguage[], codes: string[]): ContentLanguage[] {
  const suggested = codes.flatMap((code) => languages.find((language) => language.code === code) ?? [])
  return [...new Set([...suggested, ...languages])]
}
