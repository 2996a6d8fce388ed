import { houseFiles } from '../engine/HouseFiles'
import type english from '../house/locales/en.json'

/** What the site itself says to visitors, by key. */
export type SiteWords = Record<keyof typeof english, string>

const known = new Map<string, SiteWords>()

/** What the site says in a language; in English where House has no words for it. */
export function siteWords(language: string): SiteWords {
  let words = known.get(language)
  if (!words) known.set(language, (words = read(language) ?? read('en')!))
  return words
}

function read(language: string): SiteWords | null {
  const text = houseFiles().texts.get(`locales/${language}.json`)
  return text === undefined ? null : (JSON.parse(text) as SiteWords)
}

/** A text with its names filled in. */
export const fill = (text: string, values: Record<string, string>): string => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (Object.hasOwn(values, name) ? values[name]! : ''))
