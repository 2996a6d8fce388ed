import { initialsOf } from '../../../lib/names/initials'
import { inLanguage } from '../../../lib/site/sitePath'
import { MARK_PATH } from '../look/files'
import type { Navigation } from '../lib/read/navigation'
import { hrefOf, type View } from '../lib/View'
import { Languages } from './Languages'

interface Props {
  navigation: Navigation
  /** Of the page that is shown. */
  path: string
  /** What else its address names. */
  query?: Record<string, string>
  view: View
}

/** The site's mark and name, its pages, its languages. On a narrow window the pages open below. */
export function Header({ navigation, path, query, view }: Props) {
  const { language, site, words } = view
  return (
    <header className="top">
      <a className="brand" href={inLanguage('/', language, site.defaultLanguage)}>
        {site.mark ? <img alt="" height="40" src={MARK_PATH} width="40" /> : <span aria-hidden="true">{initialsOf(site.name, site.slug)}</span>}
        <strong>{site.name}</strong>
      </a>
      {navigation.entries.length > 0 && (
        <nav aria-label={words.mainNavigation}>
          <ul>
            {navigation.entries.map((entry) => (
              <li key={entry.id}>
                <a aria-current={entry.path === path ? 'page' : undefined} className={path.startsWith(`${entry.path}/`) ? 'within' : undefined} href={hrefOf(view, 'pages', { relativePath: entry.path }) ?? undefined}>
                  {entry.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Languages path={path} query={query} view={view} />
    </header>
  )
}
