import { CODES } from './codes'

/** A language that content can be written in. */
export interface ContentLanguage {
  code: string
  /** In English, for the admin. */
  label: string
  rightToLeft?: true
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

const names = new Intl.DisplayNames(['en'], { languageDisplay: 'standard', type: 'language' })

/** Every content language of this installation. A tenant uses a part of them. */
export const contentLanguages: ContentLanguage[] = CODES.map((code) => ({
  code,
  label: names.of(code) ?? code,
  ...(RIGHT_TO_LEFT.has(code) && { rightToLeft: true }),
}))

/** The label of a code, the code itself where it is none of ours. */
export const languageLabel = (code: string): string => contentLanguages.find((one) => one.code === code)?.label ?? code

/** Languages in their order, those with the given codes before them in the order of the codes. */
export function suggestedFirst(languages: ContentLanguage[], codes: string[]): ContentLanguage[] {
  const suggested = codes.flatMap((code) => languages.find((one) => one.code === code) ?? [])
  return [...new Set([...suggested, ...languages])]
}
