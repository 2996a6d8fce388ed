import type { TemplateData } from '@/lib/content/liquid/liquidBlocks'
import { exposed, exposedAs } from '../../engine/declare'
import type { PageExpiry } from '../cache/PageExpiry'
import type { RenderLiquid } from '../liquid/liquidRenderer'
import { paged, pagingOf, type Paging } from '../paging'
import { Library, type LibraryData } from '../read/Library'
import { siteMessages } from '../siteMessages'
import type { Content, View } from '../View'

/** A list with its position within a longer one, which is not part of the list itself. */
interface ListData {
  paging: Paging | null
  rows: object[]
}

/** A view without its functions and classes: what one process sends another. */
export type ViewData = Omit<View, 'content' | 'expiry' | 'form' | 'library' | 'messages' | 'renderLiquid'> & {
  content: Omit<Content, 'data' | 'entries' | 'lists'>
  entries: ListData | null
  lists: [name: string, list: ListData][]
  form: (Omit<NonNullable<View['form']>, 'values'> & { values: string | null }) | null
  library: LibraryData
  /** What Liquid blocks of the page can use. */
  liquid: LiquidData | null
  /** Settings of blocks of plugins, which are computed where the plugin runs. */
  provided: Map<object, Record<string, unknown>>
}

export interface LiquidData {
  /** Key under which failed templates are suspended. */
  key: string
  data: TemplateData
}

const listData = (rows: object[]): ListData => ({ paging: pagingOf(rows), rows })

const openList = ({ paging, rows }: ListData): object[] => (paging ? paged(rows, paging) : rows)

/** Converts a view to plain data. */
export function packView(
  view: View,
  { liquid, provided }: Pick<ViewData, 'liquid' | 'provided'> = { liquid: null, provided: new Map() },
): ViewData {
  const { content, expiry: _expiry, form, library, messages: _messages, renderLiquid: _renderLiquid, ...rest } = view
  const { data: _data, entries, lists, ...shown } = content
  const { gate } = view.site
  return {
    ...rest,
    // Nothing that a template could use may reach the process that runs it.
    site: { ...view.site, gate: gate && { ...gate, passwordHash: '' } },
    content: shown,
    entries: entries ? listData(entries) : null,
    form: form && { ...form, values: form.values?.toString() ?? null },
    library: library.toData(),
    liquid,
    lists: Object.entries(lists ?? {}).map(([name, rows]) => [name, listData(rows)]),
    provided: new Map([...provided].map(([block, values]) => [block, withoutObjects(values)])),
  }
}

/**
 * Creates a view from its data.
 * @param expiry of the page
 */
export function openView(data: ViewData, expiry: PageExpiry, renderLiquid: RenderLiquid): View {
  const { content, entries, form, library, lists, liquid: _liquid, provided, ...rest } = data
  const view: View = {
    ...rest,
    content: {
      ...content,
      ...(entries && { entries: openList(entries) as NonNullable<Content['entries']> }),
      ...(lists.length > 0 && { lists: Object.fromEntries(lists.map(([name, list]) => [name, openList(list)])) }),
    },
    expiry,
    form: form && withValues(form),
    library: Library.from(library),
    messages: siteMessages(data.language, data.site.defaultLanguage),
    renderLiquid,
  }
  settingsByView.set(view, provided)
  return view
}

const withValues = ({ values, ...form }: NonNullable<ViewData['form']>): NonNullable<View['form']> => ({
  ...form,
  ...(values !== null && { values: new URLSearchParams(values) }),
})

const settingsByView = new WeakMap<View, ViewData['provided']>()

/** Returns the settings of a block of a plugin. */
export const providedSettings = (block: object, view: View): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settingsByView.get(view)?.get(block) ?? {}).map(([name, value]) => [name, exposed(value, view)]),
  )

const withoutObjects = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, exposedAs(value)]))
