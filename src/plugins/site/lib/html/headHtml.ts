import { settings } from '@/lib/settings'
import { safeHref, safeJson, inLanguage } from '@/lib/site/addresses'
import { houseTheme } from '../../engine/CompiledTheme'
import { toScriptData } from '../apps/PageApps'
import { socialImage } from '../pictures'
import { feedPath, FEEDS, followedList, type FeedKind } from '../responses/feedAddress'
import { MARK_PATH } from '../ownPaths'
import { SEARCH_QUERY } from '../pageQuery'
import { searchAddress } from '../search/searchAddress'
import { pageAddress } from '../paging'
import { fullAddress, seoOfView, type View } from '../View'
import { attributes, ldScript } from './html'

const meta = (values: Record<string, string>): string => `<meta${attributes(values)}>`
const link = (values: Record<string, string | null>): string => `<link${attributes(values)}>`

/**
 * Returns the contents of every page's head, whatever its theme. Drafts are not indexed and load nothing from other
 * hosts.
 */
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
  // Filtered lists are not indexed, but their links are followed.
  const isPart = content.query !== undefined
  const { description, isIndexed, shareTitle } = seoOfView(view)
  const picture = socialImage(view)
  const isFound = isIndexed && !isPart
  const { foundIn = site.languages } = view
  const canonical = address(foundIn.includes(language) ? language : site.defaultLanguage)
  const others = foundIn.length > 1 && isFound ? foundIn : []
  return [
    consent,
    isFound ? link({ href: canonical, rel: 'canonical' }) : meta({ content: 'noindex', name: 'robots' }),
    ...others.map((code) => link({ href: address(code), hreflang: code, rel: 'alternate' })),
    others.length > 0 && link({ href: address(site.defaultLanguage), hreflang: 'x-default', rel: 'alternate' }),
    description && meta({ content: description, name: 'description' }),
    meta({ content: shareTitle, property: 'og:title' }),
    meta({ content: site.name, property: 'og:site_name' }),
    meta({ content: canonical ?? '', property: 'og:url' }),
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

/** The site's script and its data. */
const scripts = ({ apps, preview, library, themed }: View): string[] => [
  `<script id="site-apps" type="application/json">${safeJson(apps.settings)}</script>`,
  `<script id="site-work" type="application/json">${safeJson(toScriptData(apps, library))}</script>`,
  `<script defer src="${houseTheme().assetAddress('site.js')}"></script>`,
  // In previews of no-code themes, the studio sends unsaved choices to this script.
  ...(preview === 'theme' && themed?.isNoCode
    ? [
        `<script${attributes({ 'data-admin': new URL(settings().SERVER_URL).origin, src: houseTheme().assetAddress('studio.js') })} defer></script>`,
      ]
    : []),
]

/** Links to the feeds of the posts that the page belongs to. */
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

/** Structured data of the start page: name of the site and search action. */
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

/** The consent script runs first, so that nothing loads without consent. */
const consentScript = ({ data, id, src }: NonNullable<View['apps']['consent']>['script']): string =>
  `<script${attributes({ ...Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value])), id, src: safeHref(src) })}></script>`
