import { inLanguage } from '../../../lib/site/sitePath'
import type { Navigation } from '../lib/read/navigation'
import { listPath, type OwnList } from '../lib/read/ownLists'
import { hrefOf, type View } from '../lib/View'
import { FooterApps } from './FooterApps'

interface Props {
  navigation: Navigation
  /** Address of the page that is shown. */
  path: string
  view: View
}

/** What stands at the end of every page: the lists that lead to all that is published, and the site's pages. */
export function Footer({ navigation: { entries, hasMore, taken }, path, view }: Props) {
  const { language, site, words } = view
  const named = new Set(entries.map(({ title }) => title))
  // A page of the same name is the site's own, and need not list everything.
  const nameOf = (name: string, whole: string): string => (named.has(name) ? whole : name)
  const lists: [list: OwnList, name: string][] = [
    ['events', nameOf(words.whatsOn, words.allEvents)],
    ['venues', nameOf(words.venues, words.allVenues)],
    ['blogs', nameOf(words.stories, words.allStories)],
    ...(hasMore ? [['pages', words.allPages] satisfies [OwnList, string]] : []),
  ]
  return (
    <footer className="bottom">
      <FooterApps path={path} view={view} />
      <p>
        <strong>{site.name}</strong>
      </p>
      <ul>
        {lists.map(([list, name]) => (
          <li key={list}>
            <a href={inLanguage(listPath(list, taken), language, site.defaultLanguage)}>{name}</a>
          </li>
        ))}
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={hrefOf(view, 'pages', { relativePath: entry.path }) ?? undefined}>{entry.title}</a>
          </li>
        ))}
        {site.cookieBanner.privacyPolicyUrl && (
          <li>
            <a href={site.cookieBanner.privacyPolicyUrl}>{words.privacy}</a>
          </li>
        )}
      </ul>
    </footer>
  )
}
