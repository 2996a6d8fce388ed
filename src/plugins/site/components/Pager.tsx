import { inLanguage } from '../../../lib/site/sitePath'
import type { View } from '../lib/View'

interface Props {
  hasMore: boolean
  page: number
  path: string
  view: View
}

/** To the neighbours of a long list. */
export function Pager({ hasMore, page, path, view }: Props) {
  if (page === 1 && !hasMore) return null
  const address = (number: number) => `${inLanguage(path, view.language, view.site.defaultLanguage)}${number > 1 ? `?page=${number}` : ''}`
  return (
    <nav aria-label={view.words.pages} className="links">
      {page > 1 && (
        <a className="button quiet" href={address(page - 1)} rel="prev">
          {view.words.earlier}
        </a>
      )}
      {hasMore && (
        <a className="button quiet" href={address(page + 1)} rel="next">
          {view.words.later}
        </a>
      )}
    </nav>
  )
}
