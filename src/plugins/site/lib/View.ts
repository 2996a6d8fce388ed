import type { Block, Anything } from './Anything'
import type { SelectedTheme } from '@/collections/theme/selectedTheme'
import { documentPath, inLanguage } from '@/lib/site/addresses'
import type { SiteMessages } from '../words/siteWords'
import type { Place } from '@/lib/apps/website/WebsitePart'
import type { PageApps } from './apps/PageApps'
import type { Holding } from './cache/cache'
import type { AccessFilter } from './data/accessFilter'
import type { RenderLiquid } from './liquid/templatesOf'
import type { FormState } from './forms/FormState'
import type { Library } from './read/Library'
import type { Navigation, NavigationEntry } from './read/navigation'
import type { Site } from './Site'
import type { Clock } from './when'

/** A block where it stands. */
export interface PlacedBlock {
  block: Block
  /** It begins the page: its heading is the page's. */
  isFirst: boolean
}

const placed = new WeakMap<View, Map<Block, PlacedBlock>>()

/** The blocks of a document, those of a block for several pages in its place. Such within such are left out. */
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
    return [place(block, isTop && index === 0, view)]
  })
}

/** The same block is the same object whoever asks. */
function place(block: Block, isFirst: boolean, view: View): PlacedBlock {
  let known = placed.get(view)
  if (!known) placed.set(view, (known = new Map()))
  let found = known.get(block)
  if (!found) known.set(block, (found = { block, isFirst }))
  return found
}

/** What is known when a page is drawn: the site, the visitor's language, and all that may be shown. */
export interface View {
  site: Site
  content: Content
  navigation: Navigation
  /** Address of the page within the site, with its language and the page of its list. */
  address: string
  language: string
  /** Where the public finds the site; never what a request says of itself. */
  origin: string
  words: SiteMessages
  library: Library
  clock: Clock
  apps: PageApps
  /** What became of a sign-up for the newsletter, as the address says. */
  newsletter: string | null
  /** A form that the visitor has just sent. */
  form: FormState | null
  /** Shown to staff before it is published: nothing can be sent from there. */
  isDraft: boolean
  /** The whole site is only looked at, with another theme or as a release will leave it: nothing can be sent from there. Default: it is not. */
  preview?: SitePreview | null
  drawTemplate: RenderLiquid
  /** The site's theme and what it asks for; null where nothing on the page is of a theme. */
  themed: SelectedTheme | null
  /** The site's password is asked for. */
  gate: GateState | null
  /** Until when the page stays true by itself. */
  holding: Holding
}

/** What a whole site is looked at with. */
export type SitePreview = 'release' | 'theme'

export interface GateState {
  /** Where to go afterwards. */
  next: string
  problem: string | null
}

/** A document that a visitor has found. */
export interface SearchResult {
  collection: string
  document: Anything
}

/** One page before it is drawn. */
export interface Content {
  title: string
  description?: string | null
  /** Media that stands for it elsewhere. */
  image?: unknown
  /** Path without language. */
  path: string
  /** Which page of its list is shown. Default: the first. */
  page?: number
  /** What else its address names, beside the page of a list: a filter. Such a page is a part of another and not indexed. */
  query?: Record<string, string>
  /** Where what it shows is. */
  place?: Place | null
  /** What it shows, which is the name of its template: `event`. */
  template: string
  /** Key of the template that staff has chosen. */
  chosenTemplate?: string | null
  /** The document that is shown, and its content type. */
  collection?: string
  document?: object
  /** What is drawn in the order of staff, and whether it begins the page. */
  blocks?: Anything['layout'] | Block[]
  isTop?: boolean
  /** Pages of longer lists, by what the template calls them. */
  lists?: Record<string, object[]>
  /** Pages above it in the tree, and those below it or in the list. */
  parents?: NavigationEntry[]
  entries?: NavigationEntry[]
  /** States of all performances to come, by their events, where the content has read them. */
  states?: ReadonlyMap<string, string[]>
  /** Chooses what the list shows. */
  filter?: AccessFilter | null
  /** What a visitor looks for, and how much was found. */
  search?: { text: string; total: number }
  /** Nothing is read for it: House draws it without anything around it. */
  isBare?: true
  /** What a page says that is no document. */
  notice?: { text: string; title: string }
  /** Documents whose references are shown. */
  sources: { collection: string; document: object }[]
  /** For search engines, as schema.org has it. */
  data?: (view: View) => object[]
}

interface Placed {
  relativePath?: string | null
  slug?: string | null
}

/** The address of a document within the site, in the visitor's language; null where it has none. */
export function hrefOf(
  { language, site }: Pick<View, 'language' | 'site'>,
  collection: string,
  document: Placed | null,
): string | null {
  const path = document && documentPath(collection, document)
  return path ? inLanguage(path, language, site.defaultLanguage) : null
}

/** The same in full, for whoever reads it elsewhere. */
export const fullAddress = (view: Pick<View, 'language' | 'origin' | 'site'>, path: string): string =>
  view.origin + inLanguage(path, view.language, view.site.defaultLanguage)

/** One page of a list of the document that is shown; of every other document there is none. */
export const listOf = <Row extends object>({ content }: View, document: object, name: string): Row[] =>
  content.document === document ? ((content.lists?.[name] ?? []) as Row[]) : []
