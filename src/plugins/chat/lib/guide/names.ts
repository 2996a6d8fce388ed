import type { NamedType } from './facts'

/** Synonyms of content types. */
const SYNONYMS: Record<string, string[]> = {
  'event-instances': ['showing', 'date', 'screening'],
  events: ['show', 'production', 'concert', 'play'],
  files: ['document', 'download', 'pdf'],
  media: ['image', 'picture', 'photo', 'media'],
  organizations: ['organisation', 'company', 'ensemble', 'orchestra'],
  pages: ['web page', 'webpage'],
  people: ['artist', 'performer', 'actor', 'director', 'person'],
  posts: ['article', 'news', 'news item', 'blog post'],
  venues: ['hall', 'space', 'room', 'theatre', 'stage'],
}

const plural = (word: string): string =>
  word.endsWith('y')
    ? `${word.slice(0, -1)}ies`
    : word.endsWith('s') || word === 'news' || word === 'media'
      ? word
      : `${word}s`

/** All names of content types, longest first. */
function typeNames(types: NamedType[]): { slug: string; word: string }[] {
  const all = types.flatMap(({ plural: many, singular, slug }) =>
    [singular, many, ...(SYNONYMS[slug] ?? []).flatMap((word) => [word, plural(word)])].map((word) => ({
      slug,
      word: word.toLowerCase(),
    })),
  )
  return all.sort((a, b) => b.word.length - a.word.length)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The content type that a text names first, or null. */
export function typeIn(text: string, types: NamedType[]): { slug: string; word: string } | null {
  const found = typeNames(types).flatMap((entry) => {
    const index = text.toLowerCase().search(new RegExp(`(?<![\\w-])${escaped(entry.word)}(?![\\w-])`))
    return index < 0 ? [] : [{ ...entry, at: index }]
  })
  return found.sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0] ?? null
}

export interface NamedThing {
  name: string
  /** The content type named along with it. */
  type: string | null
}

/** The text in quotation marks. */
export const quoted = (text: string): string | null =>
  /["“„«]([^"”“»]+)["”»]/.exec(text)?.[1]?.trim() ||
  /(?:^|\s)['‘]([^'’]+)['’](?=\s|[.,!?]|$)/.exec(text)?.[1]?.trim() ||
  null

const ARTICLE = /^(?:(?:the|a|an|our|my|any|some|this|that|all|new)\s+)+/i

/** A title without its article, which people often leave out: The Tempest. */
export const withoutArticle = (title: string): string => title.replace(ARTICLE, '')

/** A document as people name it, stripped of articles, punctuation and the content type before or after the name. */
export function thingIn(text: string, types: NamedType[]): NamedThing {
  const inQuotes = quoted(text)
  const plain = text.replace(/[?!.]+$/, '').trim()
  const bare = plain.replace(ARTICLE, '')
  for (const { slug, word } of typeNames(types)) {
    const before = new RegExp(`^${escaped(word)}(?:\\s+(?:called|named|titled|about|on|for))?[:\\s]+(?=\\S)`, 'i')
    const after = new RegExp(`\\s+${escaped(word)}$`, 'i')
    if (before.test(bare)) return { name: inQuotes ?? bare.replace(before, '').replace(ARTICLE, ''), type: slug }
    if (after.test(bare)) return { name: inQuotes ?? bare.replace(after, ''), type: slug }
  }
  return { name: inQuotes ?? bare, type: null }
}
