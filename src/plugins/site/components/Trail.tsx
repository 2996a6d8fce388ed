import { inLanguage } from '../../../lib/site/sitePath'
import type { NavigationEntry } from '../lib/read/navigation'
import { hrefOf, type View } from '../lib/View'

const addressOf = (view: View, { path }: NavigationEntry): string => hrefOf(view, 'pages', { relativePath: path }) ?? '/'

/** The pages above this one. */
export function Trail({ entries, title, view }: { entries: NavigationEntry[]; title: string; view: View }) {
  if (entries.length === 0) return null
  return (
    <nav aria-label={view.words.breadcrumb} className="trail">
      <ol>
        <li>
          <a href={inLanguage('/', view.language, view.site.defaultLanguage)}>{view.words.home}</a>
        </li>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={addressOf(view, entry)}>{entry.title}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}

/** The pages below this one. */
export function Below({ entries, view }: { entries: NavigationEntry[]; view: View }) {
  if (entries.length === 0) return null
  return (
    <nav aria-labelledby="below" className="below band">
      <h2 id="below">{view.words.inThisSection}</h2>
      <PageLinks entries={entries} view={view} />
    </nav>
  )
}

/** Pages one below the other, each as a link. */
export const PageLinks = ({ entries, view }: { entries: NavigationEntry[]; view: View }) => (
  <ul className="pages">
    {entries.map((entry) => (
      <li key={entry.id}>
        <a href={addressOf(view, entry)}>{entry.title}</a>
      </li>
    ))}
  </ul>
)
