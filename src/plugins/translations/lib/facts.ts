import { createHash } from 'node:crypto'
import type { DocumentText } from './collectTexts'

/** Fingerprints of a translation and of the source text for which it was written or confirmed. */
interface Fact {
  /** Fingerprint of the source. */
  of: string
  /** Fingerprint of the translation. */
  own: string
}

/** Facts about the translations of one version of a document. */
export interface Facts {
  /** The language of the sources. With a different main language the facts are void. */
  main: string
  /** By the path of the text, then by language. */
  texts: Record<string, Record<string, Fact>>
}

export type TextState = 'changed' | 'done' | 'missing'

const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

interface Saved {
  /** The facts before the save; null if none were recorded. */
  before: Facts | null
  main: string
  /** Source texts before the save by path, if known. A path that is missing has not changed. */
  sourcesBefore?: ReadonlyMap<string, string>
  texts: readonly DocumentText[]
}

/**
 * Computes the facts after a save. A translation changed by the save belongs to the current source; an unchanged one
 * still belongs to the source it was written for. Translations older than the first recorded facts count as current.
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

/** The state of a text in a language; null if its source is empty. */
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

/** Marks the translations of some texts as correct for the current sources. */
export function confirmTexts(facts: Facts, texts: readonly DocumentText[], language: string): Facts {
  const confirmed = texts.flatMap(({ path, values }): [string, Record<string, Fact>][] => {
    const [source, value] = [values[facts.main], values[language]]
    return source && value
      ? [[path, { ...facts.texts[path], [language]: { of: fingerprintOf(source), own: fingerprintOf(value) } }]]
      : []
  })
  return { ...facts, texts: { ...facts.texts, ...Object.fromEntries(confirmed) } }
}

/** Transfers facts from an original to its copy. Texts are matched by `place`, as rows of the copy have new ids. */
export function factsOfCopy(facts: Facts, original: readonly DocumentText[], copy: readonly DocumentText[]): Facts {
  const pathAt = new Map(copy.map(({ path, place }) => [place, path]))
  const texts = original.flatMap(({ path, place }) => {
    const [fact, copyPath] = [facts.texts[path], pathAt.get(place)]
    return fact && copyPath ? [[copyPath, fact] as const] : []
  })
  return { main: facts.main, texts: Object.fromEntries(texts) }
}

export interface Progress {
  changed: number
  /** Translated, whether or not the source has changed since. */
  done: number
  total: number
}

/** Computes the progress of the translation into a language. */
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

/** By language, without languages that have no texts. */
export type LanguageCounts = Record<string, { changed: number; done: number }>

/** The counts of a document that the overview of a site adds up. */
export interface TextCounts {
  languages: LanguageCounts
  total: number
}

/** Counts the texts of a document in every language it has texts in, including those that its site no longer has. */
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
