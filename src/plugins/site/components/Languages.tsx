import { inLanguage } from '../../../lib/site/sitePath'
import type { View } from '../lib/View'

/** The name of a language in that language: Cymraeg. */
const nameOf = (code: string): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** The same page in the site's other languages. */
export function Languages({ path, view: { language, site, words } }: { path: string; view: View }) {
  if (site.languages.length < 2) return null
  return (
    <nav aria-label={words.language} className="languages">
      <ul>
        {site.languages.map((code) => (
          <li key={code}>
            <a aria-current={code === language ? 'true' : undefined} href={inLanguage(path, code, site.defaultLanguage)} hrefLang={code} lang={code}>
              {nameOf(code)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
