import { inLanguage } from '../../../lib/site/sitePath'
import type { PageOf } from '../lib/read/pageOf'
import type { View } from '../lib/View'

interface Props {
  of: Pick<PageOf<unknown>, 'hasMore' | 'page'>
  path: string
  view: View
  /** What else the address names. */
  query?: Record<string, string>
  /** What the neighbours are: by date from now on, by date into the past, or in another order. Default: another order. */
  order?: 'coming' | 'latest'
}

const WORDS = { coming: ['earlier', 'later'], latest: ['newer', 'older'], other: ['previous', 'next'] } as const

/** Links to the neighbours of one page of a list. A draft has none: its list is that of the published page. */
export function Pager({ of: { hasMore, page }, order, path, query, view }: Props) {
  if (view.isDraft || (page === 1 && !hasMore)) return null
  const address = (number: number) => pageAddress(inLanguage(path, view.language, view.site.defaultLanguage), number, query)
  const [before, after] = WORDS[order ?? 'other']
  return (
    <nav aria-label={view.words.pages} className="links">
      {page > 1 && (
        <a className="button quiet" href={address(page - 1)} rel="prev">
          {view.words[before]}
        </a>
      )}
      {hasMore && (
        <a className="button quiet" href={address(page + 1)} rel="next">
          {view.words[after]}
        </a>
      )}
    </nav>
  )
}

/** The address of one page of the list at an address. @param query what else it names */
export function pageAddress(address: string, page: number, query: Record<string, string> = {}): string {
  const all = new URLSearchParams({ ...query, ...(page > 1 && { page: String(page) }) }).toString()
  return all ? `${address}?${all}` : address
}
