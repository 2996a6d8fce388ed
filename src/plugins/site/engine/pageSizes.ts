import type { Liquid } from 'liquidjs'

/** Page sizes that the templates of a theme set for lists, by file and list. */
export type PageSizes = ReadonlyMap<string, number>

const recorded = new WeakMap<Liquid, Map<string, number>>()

const SNIPPETS = 'snippets/'
const TEMPLATES = 'templates/'

/** Template names of lists that differ from the website's own names. */
const ENTRIES: Record<string, string> = { children: 'entries', pages: 'entries' }

/**
 * Records the page size that a template sets for a list. It is known once the template is parsed, before data is
 * loaded.
 * @param list as named in the template, such as `blog.posts`
 */
export function recordPageSize(engine: Liquid, file: string | undefined, list: string, size: number): void {
  const name = (list.split('.').at(-1) ?? '').trim()
  const sizes = recorded.get(engine) ?? new Map<string, number>()
  recorded.set(engine, sizes)
  sizes.set(keyOf(file?.startsWith(SNIPPETS) ? SNIPPETS : (file ?? ''), ENTRIES[name] ?? name), size)
}

/** Returns the page sizes recorded so far. */
export const pageSizesOf = (engine: Liquid): PageSizes => recorded.get(engine) ?? new Map()

/** Returns the page size that a template sets for a list, else the one that a snippet sets; null when neither does. */
export const pageSizeIn = (sizes: PageSizes, file: string, list: string): number | null =>
  sizes.get(keyOf(file, list)) ?? sizes.get(keyOf(SNIPPETS, list)) ?? null

/** Whether a template, or any file that it can include, sets the page size of a list. */
export const setsPageSize = (sizes: PageSizes, template: string): boolean =>
  [...sizes.keys()].some((key) => key.startsWith(`${template} `) || !key.startsWith(TEMPLATES))

const keyOf = (file: string, list: string): string => `${file} ${list}`
