import type { Liquid } from 'liquidjs'

const noted = new WeakMap<Liquid, Map<string, number>>()

const SNIPPETS = 'snippets/'

/** What lists are called in templates, where it is not what the website calls them. */
const ENTRIES: Record<string, string> = { children: 'entries', pages: 'entries' }

/** A template says how much of a list stands on a page. Known as soon as it is parsed, before anything is read. @param list as it is named there: `blog.posts` */
export function notePageSize(engine: Liquid, file: string | undefined, list: string, size: number): void {
  const name = (list.split('.').at(-1) ?? '').trim()
  const sizes = noted.get(engine) ?? new Map<string, number>()
  noted.set(engine, sizes)
  sizes.set(keyOf(file?.startsWith(SNIPPETS) ? SNIPPETS : (file ?? ''), ENTRIES[name] ?? name), size)
}

/** How much of a list a template of an engine wants, or a snippet where the template says nothing; null where neither does. */
export const notedPageSize = (engine: Liquid, file: string, list: string): number | null =>
  noted.get(engine)?.get(keyOf(file, list)) ?? noted.get(engine)?.get(keyOf(SNIPPETS, list)) ?? null

const keyOf = (file: string, list: string): string => `${file} ${list}`
