import { chosenScheme } from '../lib/theme/chosenScheme'
import { keepPaging } from '../lib/paging'
import { expose } from './declare'
import { Markup } from './Markup'
import { objectNameOf, PlainValues, valuesIn } from './objects/values'
import type { Run } from './Run'

interface Globals {
  say: (name: 'content_for_layout', html: string) => void
}

/** Lists that templates name by themselves, and what they hold. */
const LISTS: Record<string, string> = { events: 'coming', pages: 'link', posts: 'post', venues: 'venue' }

/** Fills in what every file of a page can name, each worked out when it is named. */
export function globalsOf(run: Run, head: string): Globals {
  const { theme, view } = run
  const { content } = view
  const own = content.collection ? objectNameOf(content.collection) : undefined
  const name = (key: string, read: () => unknown) =>
    Object.defineProperty(run.globals, key, { configurable: true, enumerable: true, get: once(read) })
  for (const key of ['navigation', 'page', 'request', 'site']) name(key, () => expose(key, view, view))
  name('settings', () => valuesIn(view.themed?.theme.settings ?? [], view.themed?.settings, view))
  name('scheme', () => new PlainValues(chosenScheme(theme.manifest, content.document)))
  if (content.document) name(own ?? 'document', () => expose(own ?? 'document', content.document, view))
  for (const [key, of] of Object.entries(LISTS)) {
    const rows = key === 'pages' ? null : content.lists?.[key]
    if (rows) name(key, () => listed(rows, of, run))
  }
  if (content.entries && !content.document) name('pages', () => pageLinks(run))
  if (content.search) name('search', () => expose('search', view, view))
  if (content.filter && !view.isDraft) name('filter', () => expose('filter', content.filter, view))
  if (content.notice) name('notice', () => expose('notice', content.notice, view))
  if (view.gate) name('gate', () => expose('gate', view, view))
  name('content_for_head', () => {
    run.shown.add('head')
    return new Markup(head)
  })
  return {
    say: (key, html) =>
      name(key, () => {
        run.shown.add('main')
        return new Markup(html)
      }),
  }
}

function once(read: () => unknown): () => unknown {
  let known: { value: unknown } | undefined
  return () => (known ??= { value: read() }).value
}

const listed = (rows: object[], of: string, { view }: Run): unknown[] =>
  keepPaging(rows, (row) => expose(of, row, view))

function pageLinks({ view }: Run): unknown {
  return expose('page', view, view)?.read('children')
}
