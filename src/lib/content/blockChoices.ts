import { isRecord } from '../objects/isRecord'

/** A block that can be added. */
export interface BlockChoice {
  slug: string
  label: string
  /** What it is for, in one sentence; empty where nobody has said. */
  help: string
  /** Heading of its own group: that of the theme. */
  group: string | null
}

export interface BlockGroup {
  kind: 'found' | 'more' | 'often' | 'own' | 'recent'
  /** Of a group with a heading of its own. */
  heading: string | null
  blocks: BlockChoice[]
}

/** What most pages are made of, in the order in which it is offered. */
const OFTEN = ['text', 'hero', 'image', 'eventList', 'callToAction', 'gallery']

/** As many as are shown again before all others. */
export const MOST_RECENT = 4

/** Below so many all are in sight, and none is worth showing twice. */
const FEW = 6

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/**
 * The groups of a picker: what the person used last, what is used often, the rest, and that of the theme. While somebody
 * searches it is one list, of which those whose name begins with the words come first.
 * @param recent slugs, the latest first; those that are not offered are left out
 */
export function groupBlocks(
  choices: readonly BlockChoice[],
  { recent, search }: { recent: readonly string[]; search: string },
): BlockGroup[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length > 0) return withBlocks([{ blocks: found(choices, words), heading: null, kind: 'found' }])
  const bySlug = new Map(choices.map((one) => [one.slug, one]))
  const ours = choices.filter(({ group }) => group === null)
  const often = OFTEN.flatMap((slug) => ours.find((one) => one.slug === slug) ?? [])
  const own = Map.groupBy(
    choices.filter(({ group }) => group !== null),
    ({ group }) => group,
  )
  return withBlocks([
    {
      blocks: choices.length > FEW ? recent.flatMap((slug) => bySlug.get(slug) ?? []).slice(0, MOST_RECENT) : [],
      heading: null,
      kind: 'recent',
    },
    { blocks: often, heading: null, kind: 'often' },
    { blocks: ours.filter((one) => !often.includes(one)), heading: null, kind: 'more' },
    ...[...own].map(([heading, blocks]): BlockGroup => ({ blocks, heading, kind: 'own' })),
  ])
}

const withBlocks = (groups: BlockGroup[]): BlockGroup[] => groups.filter(({ blocks }) => blocks.length > 0)

function found(choices: readonly BlockChoice[], words: string[]): BlockChoice[] {
  const hits = choices.filter(({ group, help, label }) => {
    const text = folded(`${label} ${help} ${group ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  const rank = ({ label }: BlockChoice) =>
    folded(label).startsWith(words[0]!) ? 0 : words.every((word) => folded(label).includes(word)) ? 1 : 2
  return hits.sort((a, b) => rank(a) - rank(b))
}

/** Key of the preference that holds what somebody used last. */
export const RECENT_BLOCKS = 'recent-blocks'

/** @param stored the preference, which anybody may have written for themselves */
export const readRecent = (stored: unknown): string[] =>
  isRecord(stored) && Array.isArray(stored.slugs)
    ? stored.slugs.filter((one): one is string => typeof one === 'string')
    : []

/** What was used last, with one more in front. */
export const withRecent = (recent: readonly string[], slug: string): string[] =>
  [slug, ...recent.filter((one) => one !== slug)].slice(0, MOST_RECENT * 2)
