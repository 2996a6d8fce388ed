import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOf } from '../../../search/published'

/** Pages for those who work with the product. */
const PAGES = ['staff.md', 'box-offices.md', 'themes.md']
const MOST = 3
/** Words of every question. */
const ASKING = new Set(
  'a an and are can do does for from get go have how i in is it me my of on or our should that the there this to use we what when where which who why with you your'.split(
    ' ',
  ),
)
const LONGEST = 2_500

interface Section {
  heading: string
  text: string
  words: Map<string, number>
  inHeading: Set<string>
}

let sections: Promise<Section[]> | undefined

/** The sections of the help that answer a question best, by rare words first. */
export async function findHelp(question: string): Promise<{ heading: string; text: string }[]> {
  const all = await (sections ??= readSections())
  const wanted = [
    ...new Set(
      question
        .split(/\s+/)
        .flatMap(wordsOf)
        .filter((word) => !ASKING.has(word))
        .map(stem),
    ),
  ]
  const weight = new Map(
    wanted.map((word) => [word, Math.log(1 + all.length / (1 + all.filter(({ words }) => words.has(word)).length))]),
  )
  const scored = all.map((section) => {
    const score = wanted.reduce(
      (sum, word) =>
        sum +
        ((section.words.get(word) ?? 0) > 0 ? weight.get(word)! * (1 + Math.log(section.words.get(word)!)) : 0) +
        (section.inHeading.has(word) ? weight.get(word)! * 2 : 0),
      0,
    )
    return { score, section }
  })
  const best = Math.max(...scored.map(({ score }) => score), 0)
  return scored
    .filter(({ score }) => score > 0 && score >= best / 2)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ section: { heading, text } }) => ({ heading, text: text.slice(0, LONGEST) }))
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

/** Invite, invites and invitation are one word: their beginning. */
const stem = (word: string): string => (word.replace(/(?:ings?|ed|es|s)$/, '') || word).slice(0, 5)
