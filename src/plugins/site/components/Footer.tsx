import { inLanguage } from '../../../lib/site/sitePath'
import type { NavigationEntry } from '../lib/read/navigation'
import { hrefOf, type View } from '../lib/View'

interface Props {
  navigation: NavigationEntry[]
  view: View
}

/** What stands at the end of every page. */
export function Footer({ navigation, view }: Props) {
  const { language, site, words } = view
  const named = new Set(navigation.map(({ title }) => title))
  const lists: [path: string, word: string][] = [
    ['/events', words.whatsOn],
    ['/venues', words.venues],
    ['/blogs', words.stories],
  ]
  // A page of the same name is that of the site.
  const own = lists.filter(([, word]) => !named.has(word))
  return (
    <footer className="bottom">
      <p>
        <strong>{site.name}</strong>
      </p>
      <ul>
        {own.map(([path, word]) => (
          <li key={path}>
            <a href={inLanguage(path, language, site.defaultLanguage)}>{word}</a>
          </li>
        ))}
        {navigation.map((entry) => (
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
