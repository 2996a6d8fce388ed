import { createHash } from 'node:crypto'
import type { DocumentText } from './collectTexts'

/** Of a translation: the text of the main language that it was written or confirmed for, and the translation itself, as fingerprints. */
interface Fact {
  of: string
  own: string
}

/** What is known of the translations of one version of a document. */
export interface Facts {
  /** The main language in which the sources were. With another one nothing of it holds. */
  main: string
  /** By the path of the text, then by language. */
  texts: Record<string, Record<string, Fact>>
}

export type TextState = 'changed' | 'done' | 'missing'

const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

interface Saved {
  /** What was known before the save; null where nothing was noted yet. */
  before: Facts | null
  main: string
  /** Texts of the main language before the save, by path, where they are known. What is not in it has not changed. */
  sourcesBefore?: ReadonlyMap<string, string>
  texts: readonly DocumentText[]
}

/**
 * What is known after a save. A translation that was written now is one of the source as it is now; one that was not
 * touched stays one of the source that it was written for. What was translated before anything was noted counts as current.
 */
export function factsAfter({ before, main, sourcesBefore, texts }: Saved): Facts {
  const known = before?.main === main ? before : null
  const after: Facts = { main, texts: {} }
  for (const { path, values } of texts) {
    const source = values[main] ?? ''
    const earlier = known ? source : (sourcesBefore?.get(path) ?? source)
    const facts = Object.entries(values).flatMap(([language, value]): [string, Fact][] => {
      if (language === main || !value) return []
      const own = fingerprintOf(value)
      const fact = known?.texts[path]?.[language]
      return [[language, { of: fact?.own === own ? fact.of : fingerprintOf(earlier), own }]]
    })
    if (facts.length > 0) after.texts[path] = Object.fromEntries(facts)
  }
  return after
}

/** The state of a text in a language; null for one that has nothing to be translated. */
export function stateOf(
  { path, values }: DocumentText,
  language: string,
  main: string,
  facts: Facts | null,
): TextState | null {
  if (!values[main]) return null
  if (!values[language]) return 'missing'
  const fact = facts?.main === main ? facts.texts[path]?.[language] : undefined
  return fact && fact.of !== fingerprintOf(values[main]) ? 'changed' : 'done'
}

/** The same with some texts confirmed in a language: their translations are right for the sources as they are now. */
export function confirm(facts: Facts, texts: readonly DocumentText[], language: string): Facts {
  const confirmed = texts.flatMap(({ path, values }): [string, Record<string, Fact>][] => {
    const [source, value] = [values[facts.main], values[language]]
    return source && value
      ? [[path, { ...facts.texts[path], [language]: { of: fingerprintOf(source), own: fingerprintOf(value) } }]]
      : []
  })
  return { ...facts, texts: { ...facts.texts, ...Object.fromEntries(confirmed) } }
}

/** What is known of an original, for its copy, whose rows have ids of their own: texts correspond by where they stand. */
export function factsOfCopy(facts: Facts, original: readonly DocumentText[], copy: readonly DocumentText[]): Facts {
  const pathAt = new Map(copy.map(({ path, place }) => [place, path]))
  const texts = original.flatMap(({ path, place }) => {
    const [fact, other] = [facts.texts[path], pathAt.get(place)]
    return fact && other ? [[other, fact] as const] : []
  })
  return { main: facts.main, texts: Object.fromEntries(texts) }
}

export interface Progress {
  changed: number
  /** Translated, whether or not the source has changed since. */
  done: number
  total: number
}

/** How far the translation into a language is. */
export function progressOf(
  texts: readonly DocumentText[],
  language: string,
  main: string,
  facts: Facts | null,
): Progress {
  const states = texts.map((text) => stateOf(text, language, main, facts)).filter((state) => state !== null)
  return {
    changed: states.filter((state) => state === 'changed').length,
    done: states.filter((state) => state !== 'missing').length,
    total: states.length,
  }
}

/** By language, without those in which nothing is written. */
export type LanguageCounts = Record<string, { changed: number; done: number }>

/** What the overview of a site needs to know of a document. */
export interface TextCounts {
  languages: LanguageCounts
  total: number
}

/** Counts the texts of a document in every language in which it has some: also in those that its site does not have now. */
export function countTexts(texts: readonly DocumentText[], main: string, facts: Facts | null): TextCounts {
  const codes = new Set(texts.flatMap(({ values }) => Object.keys(values)).filter((code) => code !== main))
  const counts = [...codes].map((code) => [code, progressOf(texts, code, main, facts)] as const)
  return {
    languages: Object.fromEntries(
      counts.flatMap(([code, { changed, done }]) => (done > 0 ? [[code, { changed, done }]] : [])),
    ),
    total: texts.filter(({ values }) => values[main]).length,
  }
}
