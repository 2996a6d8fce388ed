import type { Block, AnyDocument } from './AnyDocument'
import type { SelectedTheme } from '@/collections/theme/selectedTheme'
import { isContentLanguage } from '@/lib/languages/codes'
import { listAt } from '@/lib/site/lists'
import { documentPath, inLanguage, isReservedSegment } from '@/lib/site/addresses'
import { openingOf, shorten } from '@/lib/site/openingOf'
import { pageSeo, seoOf, type PageSeo, type SeoValues } from '@/lib/site/pageSeo'
import type { SiteMessages } from './siteMessages'
import type { MapLocation } from '@/lib/apps/website/WebsitePart'
import type { ArchiveQuery } from './archive/archiveQuery'
import type { PageApps } from './apps/PageApps'
import type { PageExpiry } from './cache/PageExpiry'
import type { AccessFilter } from './data/accessFilter'
import type { RenderLiquid } from './liquid/liquidRenderer'
import type { FormState } from './forms/FormState'
import type { Programme } from './programme/Programme'
import type { Library } from './read/Library'
import type { Navigation, NavigationEntry } from './read/navigation'
import type { Site } from './Site'
import type { Clock } from './formatMoments'

/** A block in its position on a page. */
export interface PlacedBlock {
  block: Block
  /** The block comes first on the page, so its heading is the page heading. */
  isFirst: boolean
}

const placed = new WeakMap<View, Map<Block, PlacedBlock>>()

/**
 * Returns the blocks of a document, with reusable content expanded in place. Reusable content nested in reusable
 * content is omitted.
 */
export function blocksOf(
  blocks: Block[] | null | undefined,
  view: View,
  { isTop = false, isWithin = false }: { isTop?: boolean; isWithin?: boolean } = {},
): PlacedBlock[] {
  return (blocks ?? []).flatMap((block, index): PlacedBlock[] => {
    if (block.blockType === 'reusable')
      return isWithin
        ? []
        : blocksOf(view.library.get('reusable-content', block.content)?.layout, view, { isWithin: true })
    return [placeBlock(block, isTop && index === 0, view)]
  })
}

/** Returns the same object for the same block. */
function placeBlock(block: Block, isFirst: boolean, view: View): PlacedBlock {
  let byBlock = placed.get(view)
  if (!byBlock) placed.set(view, (byBlock = new Map()))
  let found = byBlock.get(block)
  if (!found) byBlock.set(block, (found = { block, isFirst }))
  return found
}

/** Everything needed to render a page: the site, the visitor's language and the content. */
export interface View {
  site: Site
  content: Content
  /** SEO values in the visitor's language. Default: those of the document. */
  seo?: SeoValues | null
  navigation: Navigation
  /** Languages in which search engines find the page. Default: all of the site. */
  foundIn?: string[]
  /** Address of the page within the site, including its language and list page. */
  address: string
  language: string
  /** Public origin of the site, never taken from the request. */
  origin: string
  messages: SiteMessages
  library: Library
  clock: Clock
  apps: PageApps
  /** The site has a search. Default: false. */
  hasSearch?: boolean
  /** Outcome of a newsletter sign-up, taken from the address. */
  newsletter: string | null
  /** The form that the visitor has just submitted. */
  form: FormState | null
  /** A preview of an unpublished draft: forms are disabled. */
  isDraft: boolean
  /** A preview of the whole site with another theme or a planned release: forms are disabled. Default: null. */
  preview?: SitePreview | null
  renderLiquid: RenderLiquid
  /** Visits of the site and presses of its booking links are counted. Default: false. */
  countsVisits?: boolean
  /** The site's theme and its settings; null when nothing on the page uses a theme. */
  themed: SelectedTheme | null
  /** Set when the page asks for the site's password. */
  gate: GateState | null
  /** Until when the rendered page stays valid. */
  expiry: PageExpiry
}

/** Kind of preview of a whole site. */
export type SitePreview = 'release' | 'theme'

export interface GateState {
  /** Path to redirect to afterwards. */
  next: string
  problem: string | null
}

/** A search result. */
export interface SearchResult {
  collection: string
  document: AnyDocument
}

/** How the archive is browsed. */
export interface Archive {
  /** Content type of its entries; null by year. */
  collection: string | null
  query: ArchiveQuery
  years: { count: number; year: number }[]
}

/** The content of a page before it is rendered. */
export interface Content {
  title: string
  description?: string | null
  /** Image used when the page is shared. */
  image?: unknown
  /** Path without the language. */
  path: string
  /** Number of the list page. Default: 1. */
  page?: number
  /**
   * Further query parameters of its address, such as a filter. Such a page shows part of another and is not indexed.
   */
  query?: Record<string, string>
  /** Location of the venue that the page shows. */
  place?: MapLocation | null
  /** Name of its template, such as `event`. */
  template: string
  /** Content type and document that the page shows. */
  collection?: string
  document?: object
  /** Blocks set by staff, and whether the first one provides the page heading. */
  blocks?: AnyDocument['layout'] | Block[]
  isTop?: boolean
  /** List pages by their template name. */
  lists?: Record<string, object[]>
  /** Ancestor pages, and child pages or list entries. */
  parents?: NavigationEntry[]
  entries?: NavigationEntry[]
  /** States of all upcoming performances by event id, when the content has loaded them. */
  states?: ReadonlyMap<string, string[]>
  /** Filter of the list. */
  filter?: AccessFilter | null
  archive?: Archive
  /** How the programme is shown and filtered. */
  programme?: Programme | null
  /** Search text and total number of results. */
  search?: { text: string; total: number }
  /** No data is loaded: House renders the page without navigation. */
  isBare?: true
  /** Message of a page that shows no document. */
  notice?: { text: string; title: string }
  /** Documents whose references must be loaded. */
  sources: { collection: string; document: object }[]
  /** Structured data for search engines (schema.org). */
  data?: (view: View) => object[]
}

/** What search engines and social media show for the page. */
export function seoOfView({ content, seo, site }: Pick<View, 'content' | 'seo' | 'site'>): PageSeo {
  const values = pageSeo({ ...content, siteName: site.name }, seo ?? seoOf(content.document))
  return { ...values, description: values.description ?? describeOnce(content) ?? values.fullTitle }
}

const descriptions = new WeakMap<Content, string | null>()

/** A template may ask for it thousands of times. */
function describeOnce(content: Content): string | null {
  const known = descriptions.get(content)
  if (known !== undefined) return known
  const description = describe(content)
  descriptions.set(content, description)
  return description
}

/** What the page says itself, where nobody wrote a summary: the beginning of its text, else what it lists. */
function describe({ document, lists = {}, title }: Content): string | null {
  const { layout, ...own }: { layout?: unknown } = document ?? {}
  const blocks = Array.isArray(layout) ? layout.flatMap((block: object) => Object.values(block)) : []
  const opening = openingOf([...Object.values(own), ...blocks])
  if (opening) return opening
  const listed = Object.values(lists)
    .flatMap((entries) => entries.slice(0, MAX_LISTED))
    .flatMap((entry) => nameOf(entry) ?? [])
    .slice(0, MAX_LISTED)
  return listed.length > 0 ? shorten(`${title}: ${listed.join(', ')}`) : null
}

const MAX_LISTED = 5

function nameOf(entry: { name?: unknown; title?: unknown }): string | null {
  const name = entry.title ?? entry.name
  return typeof name === 'string' && name !== '' ? name : null
}

interface Placed {
  relativePath?: string | null
  slug?: string | null
}

/** Returns the address of a document within the site, in the visitor's language; null when it has no page. */
export function hrefOf(
  { language, site }: Pick<View, 'language' | 'site'>,
  collection: string,
  document: Placed | null,
): string | null {
  const path = document && documentPath(collection, document)
  return path ? inLanguage(path, language, site.defaultLanguage) : null
}

/**
 * Returns the target of a link whose address staff have typed, often once for all languages: a path within the site leads
 * to the visitor's language, unless it names one, be it no longer of the site, or what has none, such as a file.
 */
export function hrefOfTyped({ language, site }: Pick<View, 'language' | 'site'>, address: string): string {
  const [, first] = /^\/(?!\/)([^/?#]*)/.exec(address) ?? []
  const isFixed = first === undefined || isContentLanguage(first) || isReservedSegment(first)
  // A list that has given its path to a page speaks every language.
  return isFixed && listAt(address.replace(/[?#].*$/s, '')) === null
    ? address
    : inLanguage(address, language, site.defaultLanguage)
}

/** Returns an absolute address. */
export const fullAddress = (view: Pick<View, 'language' | 'origin' | 'site'>, path: string): string =>
  view.origin + inLanguage(path, view.language, view.site.defaultLanguage)

/** Returns a list page of the page's own document; an empty list for any other document. */
export const listOf = <Row extends object>({ content }: View, document: object, name: string): Row[] =>
  content.document === document ? ((content.lists?.[name] ?? []) as Row[]) : []
