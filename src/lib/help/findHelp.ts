import { wordsOf } from '@/lib/text/fold'
import type { HelpSection } from './parseGuide'
import { readHelp } from './readHelp'

/** Stop words, ignored in questions. */
const STOP_WORDS = new Set(
  'a an and are can do does for from get go have how i in is it me my of on or our should that the there this to we use what when where which who why with you your'.split(
    ' ',
  ),
)

interface IndexedSection extends HelpSection {
  words: Map<string, number>
  inHeading: Set<string>
}

let index: Promise<IndexedSection[]> | undefined

/** The index, made once per process. */
const readIndex = (): Promise<IndexedSection[]> =>
  (index ??= indexSections().catch((error: unknown) => {
    index = undefined
    throw error
  }))

/**
 * The sections of the help that match a question best. Rare words and words of the heading weigh more.
 * @param limit how many at most
 * @param minShare how much of the question, by the weight of its words, a section must have: from 0 to 1
 */
export async function findHelp(question: string, limit: number, minShare = 0): Promise<HelpSection[]> {
  const all = await readIndex()
  const terms = [...new Set(termsOf(question).filter((word) => !STOP_WORDS.has(word)))].map(stem)
  const weighted = terms.map(
    (word) => [word, Math.log(1 + all.length / (1 + all.filter(({ words }) => words.has(word)).length))] as const,
  )
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0)
  const scored = all.map((section) => {
    const share = weighted.reduce((sum, [word, weight]) => sum + (section.words.has(word) ? weight : 0), 0)
    if (share < minShare * total) return { score: 0, section }
    const score = weighted.reduce((sum, [word, weight]) => {
      const count = section.words.get(word) ?? 0
      return sum + (count > 0 ? weight * (1 + Math.log(count)) : 0) + (section.inHeading.has(word) ? weight * 2 : 0)
    }, 0)
    return { score, section }
  })
  const best = Math.max(...scored.map(({ score }) => score), 0)
  return scored
    .filter(({ score }) => score > 0 && score >= best / 2)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ section: { heading, path, text } }) => ({ heading, path, text }))
}

/** A line of a section that contains a word of the question, without Markdown. */
export function excerptOf(text: string, question: string): string {
  const wanted = new Set(termsOf(question).map(stem))
  const sentences = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^```.*$|[*_`|#]+|^[->\d.]+ /gm, '')
    .split(/(?<=[.:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
  const found = sentences.find((sentence) => termsOf(sentence).some((word) => wanted.has(stem(word))))
  return found ?? sentences[0] ?? ''
}

async function indexSections(): Promise<IndexedSection[]> {
  const { pages } = await readHelp()
  return pages
    .flatMap(({ sections }) => sections)
    .filter(({ text }) => text.trim() !== '')
    .map(({ heading, path, text }) => {
      const words = new Map<string, number>()
      for (const word of termsOf(`${heading} ${text}`).map(stem)) words.set(word, (words.get(word) ?? 0) + 1)
      return { heading, inHeading: new Set(termsOf(heading).map(stem)), path, text, words }
    })
}

/** All words of a text; `wordsOf` alone would stop after those of a query. */
const termsOf = (text: string): string[] => text.split(/\s+/).flatMap(wordsOf)

/** Reduces a word to its stem: invite, invites and invitation match each other. */
const stem = (word: string): string => (word.replace(/(?:ings?|ed|es|s)$/, '') || word).slice(0, 5)
