import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOf } from '@/plugins/search/published'

/** Help pages for users of the product. */
const PAGES = ['staff.md', 'box-offices.md', 'themes.md']
const MAX_SECTIONS = 3
/** Stop words, ignored in questions. */
const STOP_WORDS = new Set(
  'a an and are can do does for from get go have how i in is it me my of on or our should that the there this to use we what when where which who why with you your'.split(
    ' ',
  ),
)
const MAX_TEXT_LENGTH = 2_500
/** How much of a question, by the weight of its words, a section must have: one rare word that is missing is too much. */
const MIN_SHARE = 0.55

interface Section {
  heading: string
  text: string
  words: Map<string, number>
  inHeading: Set<string>
}

let sections: Promise<Section[]> | undefined

/** The sections of the help that match a question best. Rare words weigh more. */
export async function findHelp(question: string): Promise<{ heading: string; text: string }[]> {
  const all = await (sections ??= readSections())
  const terms = [
    ...new Set(
      question
        .split(/\s+/)
        .flatMap(wordsOf)
        .filter((word) => !STOP_WORDS.has(word))
        .map(stem),
    ),
  ]
  const weighted = terms.map(
    (word) => [word, Math.log(1 + all.length / (1 + all.filter(({ words }) => words.has(word)).length))] as const,
  )
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0)
  const scored = all.map((section) => {
    const share = weighted.reduce((sum, [word, weight]) => sum + (section.words.has(word) ? weight : 0), 0)
    if (share < MIN_SHARE * total) return { score: 0, section }
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
    .slice(0, MAX_SECTIONS)
    .map(({ section: { heading, text } }) => ({ heading, text: text.slice(0, MAX_TEXT_LENGTH) }))
}

async function readSections(): Promise<Section[]> {
  const pages = await Promise.all(
    PAGES.map((name) => readFile(join(process.cwd(), 'docs', name), 'utf8').catch(() => '')),
  )
  return pages.flatMap((page) =>
    page.split(/^(?=#{1,3} )/m).flatMap((part) => {
      const [line = '', ...rest] = part.split('\n')
      const text = rest.join('\n').trim()
      if (!line.startsWith('#') || !text) return []
      const heading = line.replace(/^#+\s*/, '')
      const words = new Map<string, number>()
      for (const word of `${heading} ${text}`.split(/\s+/).flatMap(wordsOf).map(stem))
        words.set(word, (words.get(word) ?? 0) + 1)
      return [{ heading, inHeading: new Set(wordsOf(heading).map(stem)), text, words }]
    }),
  )
}

/** Reduces a word to its stem: invite, invites and invitation match each other. */
const stem = (word: string): string => (word.replace(/(?:ings?|ed|es|s)$/, '') || word).slice(0, 5)
