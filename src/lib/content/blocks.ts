import { isRecord } from '@/lib/values'
import { rowHeading, rowTitle } from './rowTitle'
import type { WalkableBlock, WalkableField } from './collectReferences'
import { isNonEmpty, type NonEmpty } from '@/lib/lists/items'

/** A block at any depth of a document. */
export interface FoundBlock {
  /** `layout.3` */
  path: string
  block: Record<string, unknown>
}

/** All blocks of the given types in a document, at any depth. */
export function findBlocksOfTypes(value: unknown, kinds: ReadonlySet<string>, path = ''): FoundBlock[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      findBlocksOfTypes(item, kinds, path ? `${path}.${index}` : String(index)),
    )
  if (!isRecord(value)) return []
  const own = typeof value.blockType === 'string' && kinds.has(value.blockType) ? [{ block: value, path }] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => findBlocksOfTypes(inner, kinds, path ? `${path}.${key}` : key)),
  ]
}

type Row = Record<string, unknown>

/** A block that is nested too deeply. */
export interface DeepBlock {
  /** `layout.0.content.2` */
  path: string
  /** Headings of the surrounding blocks and its own, outermost first. */
  place: string[]
}

interface Walk {
  blocks: Record<string, WalkableBlock | undefined>
  levels: number
}

/**
 * Finds the first block nested deeper than the given number of levels. A top-level block is on level 1.
 * @param blocks blocks that fields reference by slug
 */
export const findTooDeepBlock = (
  fields: WalkableField[],
  data: Row,
  blocks: Walk['blocks'],
  levels: number,
): DeepBlock | null => findInFields(fields, data, { path: '', place: [] }, { blocks, levels })

function findInFields(fields: WalkableField[], data: Row, location: DeepBlock, walk: Walk): DeepBlock | null {
  for (const field of fields) {
    const found = findInField(
      field,
      data[field.name],
      { path: location.path + field.name, place: location.place },
      walk,
    )
    if (found) return found
  }
  return null
}

function findInField(field: WalkableField, value: unknown, location: DeepBlock, walk: Walk): DeepBlock | null {
  if (isRecord(value) && (field.type === 'group' || field.type === 'tab'))
    return findInFields(field.flattenedFields ?? [], value, { ...location, path: `${location.path}.` }, walk)
  if (!Array.isArray(value) || (field.type !== 'array' && field.type !== 'blocks')) return null
  for (const [index, row] of value.entries()) {
    if (!isRecord(row)) continue
    const path = `${location.path}.${index}`
    const block = field.type === 'blocks' ? blockOf(field, row, walk) : null
    const place =
      field.type === 'blocks'
        ? [...location.place, rowHeading(index, String(row.blockType), rowTitle(row))]
        : location.place
    if (place.length > walk.levels) return { path, place }
    const found = findInFields(
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
    (block) => typeof block !== 'string' && block.slug === row.blockType,
  )
  return (own as WalkableBlock | undefined) ?? (typeof row.blockType === 'string' ? blocks[row.blockType] : undefined)
}

/** A block that can be added in the picker. */
export interface BlockChoice {
  slug: string
  label: string
  /** One-sentence description; empty if there is none. */
  help: string
  /** Heading of the theme's group; null for built-in blocks. */
  group: string | null
}

export interface BlockGroup {
  kind: 'found' | 'more' | 'often' | 'own' | 'recent'
  /** Heading of a theme's group; null for the other groups. */
  heading: string | null
  blocks: BlockChoice[]
}

/** Frequently used blocks, in display order. */
const OFTEN = ['text', 'hero', 'image', 'eventList', 'callToAction', 'gallery']

/** Maximum number of recently used blocks that are repeated at the top. */
export const MAX_RECENT_BLOCKS = 4

/** Up to this number, all blocks are visible at once and none is repeated. */
const MAX_WITHOUT_RECENT = 6

const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/**
 * The groups of the block picker: recently used, frequently used, other blocks, and those of the theme. While searching
 * there is a single list, with blocks whose label starts with the search text first.
 * @param recent slugs, most recent first; unavailable ones are ignored
 */
export function groupBlocks(
  choices: readonly BlockChoice[],
  { recent, search }: { recent: readonly string[]; search: string },
): BlockGroup[] {
  const terms = normalize(search).split(/\s+/).filter(Boolean)
  if (isNonEmpty(terms)) return withBlocks([{ blocks: findMatching(choices, terms), heading: null, kind: 'found' }])
  const bySlug = new Map(choices.map((choice) => [choice.slug, choice]))
  const builtIn = choices.filter(({ group }) => group === null)
  const often = OFTEN.flatMap((slug) => builtIn.find((choice) => choice.slug === slug) ?? [])
  const own = Map.groupBy(
    choices.filter(({ group }) => group !== null),
    ({ group }) => group,
  )
  return withBlocks([
    {
      blocks:
        choices.length > MAX_WITHOUT_RECENT
          ? recent.flatMap((slug) => bySlug.get(slug) ?? []).slice(0, MAX_RECENT_BLOCKS)
          : [],
      heading: null,
      kind: 'recent',
    },
    { blocks: often, heading: null, kind: 'often' },
    { blocks: builtIn.filter((choice) => !often.includes(choice)), heading: null, kind: 'more' },
    ...[...own].map(([heading, blocks]): BlockGroup => ({ blocks, heading, kind: 'own' })),
  ])
}

const withBlocks = (groups: BlockGroup[]): BlockGroup[] => groups.filter(({ blocks }) => blocks.length > 0)

function findMatching(choices: readonly BlockChoice[], terms: NonEmpty<string>): BlockChoice[] {
  const hits = choices.filter(({ group, help, label }) => {
    const text = normalize(`${label} ${help} ${group ?? ''}`)
    return terms.every((term) => text.includes(term))
  })
  const rank = ({ label }: BlockChoice) =>
    normalize(label).startsWith(terms[0]) ? 0 : terms.every((term) => normalize(label).includes(term)) ? 1 : 2
  return hits.sort((a, b) => rank(a) - rank(b))
}

/** Key of the preference that stores recently used blocks. */
export const RECENT_BLOCKS = 'recent-blocks'

/** @param stored the preference, which users may have written themselves through the API */
export const readRecent = (stored: unknown): string[] =>
  isRecord(stored) && Array.isArray(stored.slugs)
    ? stored.slugs.filter((slug): slug is string => typeof slug === 'string')
    : []

/** Adds a slug to the front of the recently used blocks. */
export const withRecent = (recent: readonly string[], slug: string): string[] =>
  [slug, ...recent.filter((other) => other !== slug)].slice(0, MAX_RECENT_BLOCKS * 2)
