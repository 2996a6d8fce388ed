import { fold } from '@/lib/text/fold'
import type { FoundDocument } from './facts'
import type { Lexicon } from './languages/lexicon'

export interface NamedThing {
  name: string
  /** The content type named along with it. */
  type: string | null
  /** The name with the words of the type, which may belong to it: "Main Stage". */
  whole?: string
}

/** A whole word or phrase of a language. */
export const wholeWord = (source: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`, flags)

/** The key of a table whose pattern a text matches as a whole. */
export const keyOf = (table: Record<string, string>, text: string): string | null =>
  Object.entries(table).find(([, source]) => new RegExp(`^(?:${source})$`, 'iu').test(text.trim()))?.[0] ?? null

/** All patterns of a table as one. The longest alternatives of a key come first by the order of the table. */
export const anyOf = (table: Record<string, string>): string => Object.values(table).join('|') || '(?!)'

export const withoutArticles = (text: string, { articles }: Lexicon): string =>
  text.replace(new RegExp(`^(?:(?:${articles})\\s+)+`, 'iu'), '').trim()

/** A name without the content type before or after it: "the page Visit", "the contact page". */
export function thingOf(text: string, lexicon: Lexicon): NamedThing {
  const bare = text.trim()
  const types = anyOf(lexicon.types)
  const [, before, after] =
    new RegExp(
      `^(?:(?:${lexicon.articles})\\s+)*(${types})(?:\\s+(?:called|named|titled|llamad[oa]|titulad[oa]|باسم|بعنوان))?[:\\s]+(\\S.*)$`,
      'iu',
    ).exec(bare) ?? []
  if (before && after) {
    const type = keyOf(lexicon.types, before)
    // "The page about X", "the picture of X".
    const link = type === 'media' ? /^(?:about|of|from|sobre|de|عن) (?=\S)/ : /^(?:about|sobre|عن) (?=\S)/
    return { name: after.replace(link, ''), type, whole: bare }
  }
  const [, name, last] = new RegExp(`^(.*\\S)\\s+(${types})$`, 'iu').exec(bare) ?? []
  if (name && last && withoutArticles(name, lexicon)) return { name, type: keyOf(lexicon.types, last), whole: bare }
  return { name: bare, type: null }
}

/** Words of a name that must stand in a title: folded, without articles and plural endings. */
export function wordsIn(text: string, lexicon: Lexicon): string[] {
  const articles = new Set(lexicon.articles.split('|').flatMap((article) => fold(article).split(' ')))
  const words = fold(text).split(' ').filter(Boolean)
  const kept = words.filter((word) => !articles.has(word) && word !== 's')
  return kept.length > 0 ? kept : words
}

/** The same word, or one with another ending: visit, visits, visiting. */
const isAlike = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return (
    short === long ||
    (short.length >= 4 && long.length - short.length <= 3 && long.startsWith(short)) ||
    long === `${short}s`
  )
}

export type Closeness = 'exact' | 'part' | 'unlike'

/** Whether a title is the name, contains every word of it, or is merely similar. */
export function closenessOf(name: string, { title }: FoundDocument, lexicon: Lexicon): Closeness {
  const wanted = wordsIn(name, lexicon)
  const there = wordsIn(title, lexicon)
  if (!wanted.every((word) => there.some((other) => isAlike(word, other)))) return 'unlike'
  return wanted.length === there.length ? 'exact' : 'part'
}
