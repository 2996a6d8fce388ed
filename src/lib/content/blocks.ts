import { isRecord } from '../values'
import { rowHeading } from './rowHeading'
import { rowTitle } from './rowTitle'
import type { WalkableBlock, WalkableField } from './collectReferences'

/** A block somewhere in a document. */
export interface FoundBlock {
  /** `layout.3` */
  path: string
  block: Record<string, unknown>
}

/** Every block of some kinds in a document, however deep it stands. */
export function blocksOfKinds(value: unknown, kinds: ReadonlySet<string>, path = ''): FoundBlock[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => blocksOfKinds(one, kinds, path ? `${path}.${index}` : String(index)))
  if (!isRecord(value)) return []
  const own = typeof value.blockType === 'string' && kinds.has(value.blockType) ? [{ block: value, path }] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => blocksOfKinds(inner, kinds, path ? `${path}.${key}` : key)),
  ]
}

type Row = Record<string, unknown>

/** A block that stands deeper within others than it may. */
export interface DeepBlock {
  /** `layout.0.content.2` */
  path: string
  /** Headings of the blocks around it and its own, from the outside in. */
  place: string[]
}

interface Walk {
  blocks: Record<string, WalkableBlock | undefined>
  levels: number
}

/**
 * Finds the first block that stands deeper than so many levels of blocks. A block of the document itself is on level 1.
 * @param blocks blocks that fields only name, by slug
 */
export const tooDeep = (fields: WalkableField[], data: Row, blocks: Walk['blocks'], levels: number): DeepBlock | null =>
  inFields(fields, data, { path: '', place: [] }, { blocks, levels })

function inFields(fields: WalkableField[], data: Row, here: DeepBlock, walk: Walk): DeepBlock | null {
  for (const field of fields) {
    const found = inField(field, data[field.name], { path: here.path + field.name, place: here.place }, walk)
    if (found) return found
  }
  return null
}

function inField(field: WalkableField, value: unknown, here: DeepBlock, walk: Walk): DeepBlock | null {
  if (isRecord(value) && (field.type === 'group' || field.type === 'tab'))
    return inFields(field.flattenedFields ?? [], value, { ...here, path: `${here.path}.` }, walk)
  if (!Array.isArray(value) || (field.type !== 'array' && field.type !== 'blocks')) return null
  for (const [index, row] of value.entries()) {
    if (!isRecord(row)) continue
    const path = `${here.path}.${index}`
    const block = field.type === 'blocks' ? blockOf(field, row, walk) : null
    const place =
      field.type === 'blocks' ? [...here.place, rowHeading(index, String(row.blockType), rowTitle(row))] : here.place
    if (place.length > walk.levels) return { path, place }
    const found = inFields(
      block?.flattenedFields ?? field.flattenedFields ?? [],
      row,
      { path: `${path}.`, place },
      walk,
    )
    if (found) return found
  }
  return null
}

function blockOf(field: WalkableField, row: Row, { blocks }: Walk): WalkableBlock | undefined {
  const own = [...(field.blocks ?? []), ...(field.blockReferences ?? [])].find(
    (one) => typeof one !== 'string' && one.slug === row.blockType,
  )
  return (own as WalkableBlock | undefined) ?? (typeof row.blockType === 'string' ? blocks[row.blockType] : undefined)
}

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
