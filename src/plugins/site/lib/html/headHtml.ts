import { settings } from '../../../../lib/settings'
import { safeHref, safeJson, inLanguage } from '../../../../lib/site/addresses'
import { pageSeo, seoOf } from '../../../../lib/site/pageSeo'
import { houseTheme } from '../../engine/CompiledTheme'
import { forScript } from '../apps/PageApps'
import { sharedPicture } from '../data/pictureAddress'
import { feedPath, FEEDS, followedList, type FeedKind } from '../feeds'
import { MARK_PATH } from '../ownPaths'
import { searchAddress } from '../search/siteSearch'
import { SEARCH_QUERY } from '../search/searchQuery'
import { pageAddress } from '../paging'
import { fullAddress, type View } from '../View'
import { attributes, ldScript } from './html'

const meta = (given: Record<string, string>): string => `<meta${attributes(given)}>`
const link = (given: Record<string, string | null>): string => `<link${attributes(given)}>`

/** What every page has in its head, whatever its theme. A draft is nobody's to find, and loads nothing from elsewhere. */
export function headHtml(view: View): string {
  if (view.isDraft) return meta({ content: 'noindex', name: 'robots' })
  const { apps, content, language, origin, site } = view
  const address = (code: string) =>
    safeHref(
      pageAddress(origin + inLanguage(content.path, code, site.defaultLanguage), content.page ?? 1, content.query),
    )
  const consent = apps.consent && consentScript(apps.consent.script)
  if (content.notice)
    return [
      consent,
      meta({ content: 'noindex', name: 'robots' }),
      site.mark && link({ href: MARK_PATH, rel: 'icon' }),
      ...scripts(view),
    ]
      .filter(Boolean)
      .join('')
  // Search engines keep the whole list, and follow the links of its parts.
  const isPart = content.query !== undefined
  const { description, isIndexed, shareTitle } = pageSeo({ ...content, siteName: site.name }, seoOf(content.document))
  const picture = sharedPicture(view)
  const isFound = isIndexed && !isPart
  const others = site.languages.length > 1 && isFound ? site.languages : []
  return [
    consent,
    isFound ? link({ href: address(language), rel: 'canonical' }) : meta({ content: 'noindex', name: 'robots' }),
    ...others.map((code) => link({ href: address(code), hreflang: code, rel: 'alternate' })),
    others.length > 0 && link({ href: address(site.defaultLanguage), hreflang: 'x-default', rel: 'alternate' }),
    description && meta({ content: description, name: 'description' }),
    meta({ content: shareTitle, property: 'og:title' }),
    meta({ content: site.name, property: 'og:site_name' }),
    meta({ content: address(language) ?? '', property: 'og:url' }),
    description && meta({ content: description, property: 'og:description' }),
    picture && meta({ content: picture, property: 'og:image' }),
    meta({ content: picture ? 'summary_large_image' : 'summary', name: 'twitter:card' }),
    ...feedLinks(view),
    site.mark && link({ href: MARK_PATH, rel: 'icon' }),
    ...[...websiteData(view), ...(content.data?.(view) ?? [])].map(ldScript),
    ...scripts(view),
  ]
    .filter(Boolean)
    .join('')
}

/** What the site's script has to know, and itself. */
const scripts = ({ apps, preview, library, themed }: View): string[] => [
  `<script id="site-apps" type="application/json">${safeJson(apps.settings)}</script>`,
  `<script id="site-work" type="application/json">${safeJson(forScript(apps, library.embeds))}</script>`,
  `<script defer src="${houseTheme().assetAddress('site.js')}"></script>`,
  // Of a theme without code: the studio says there what is being chosen.
  ...(preview === 'theme' && themed?.isNoCode
    ? [
        `<script${attributes({ 'data-admin': new URL(settings().SERVER_URL).origin, src: houseTheme().assetAddress('studio.js') })} defer></script>`,
      ]
    : []),
]

/** Feeds of the stories that the page is one of. */
function feedLinks(view: View): string[] {
  const list = followedList(view)
  return list
    ? Object.entries(FEEDS).map(([kind, type]) =>
        link({
          href: safeHref(fullAddress(view, feedPath(list.path, kind as FeedKind))),
          rel: 'alternate',
          title: `${list.title} – ${view.site.name}`,
          type,
        }),
      )
    : []
}

/** On the start page: what the site is called, and how it is searched. */
function websiteData(view: View): object[] {
  const { content, language, origin, site } = view
  const address = searchAddress(view)
  if (content.path !== '/' || !address) return []
  const potentialAction = {
    '@type': 'SearchAction',
    'query-input': 'required name=search_term_string',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${address}?${SEARCH_QUERY}={search_term_string}` },
  }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      potentialAction,
      url: origin + inLanguage('/', language, site.defaultLanguage),
    },
  ]
}

/** Runs before anything else of the page, so that nothing is loaded behind its back. */
const consentScript = ({ data, id, src }: NonNullable<View['apps']['consent']>['script']): string =>
  `<script${attributes({ ...Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value])), id, src: safeHref(src) })}></script>`
