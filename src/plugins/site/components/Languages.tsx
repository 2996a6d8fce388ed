import { inLanguage } from '../../../lib/site/sitePath'
import type { View } from '../lib/View'
import { pageAddress } from './Pager'

/** The name of a language in that language: Cymraeg. */
const nameOf = (code: string): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

interface Props {
  path: string
  /** What else the address names. */
  query?: Record<string, string>
  view: View
}

/** The same page in the site's other languages. */
export function Languages({ path, query, view: { language, site, words } }: Props) {
  if (site.languages.length < 2) return null
  return (
    <nav aria-label={words.language} className="languages">
      <ul>
        {site.languages.map((code) => (
          <li key={code}>
            <a aria-current={code === language ? 'true' : undefined} href={pageAddress(inLanguage(path, code, site.defaultLanguage), 1, query)} hrefLang={code} lang={code}>
              {nameOf(code)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
