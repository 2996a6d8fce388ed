import { readSelectedTheme, type SelectedTheme } from '@/collections/theme/selectedTheme'
import { templateData, type TemplateData } from '@/lib/content/liquid/liquidBlocks'
import { settings } from '@/lib/settings'
import { siteOrigin, inLanguage } from '@/lib/site/addresses'
import { toTheme } from '@/lib/themes/theme'
import type { CompiledTheme } from '../engine/CompiledTheme'
import { renderTheme, type Rendered } from '../engine/renderTheme'
import { MAX_RENDER_PASSES } from '../engine/limits'
import { siteMessages } from './siteMessages'
import { appsOfDraft, appsOfPage } from './apps/loadApps'
import { cachedForSite } from './cache/cachedForSite'
import type { RenderedPage } from './cache/cachedPage'
import { PageExpiry } from './cache/PageExpiry'
import { saleChanges } from './data/bookingState'
import { withFilms } from './films/filmPlayer'
import type { FormState } from './forms/FormState'
import { headHtml } from './html/headHtml'
import { liquidRenderer } from './liquid/liquidRenderer'
import { pageAddress } from './paging'
import { loadPageData, loadMissing } from './read/loadPageData'
import { mainNavigation } from './read/readNavigation'
import type { Reader } from './read/Reader'
import { visitorSeo } from './read/visitorSeo'
import { suspendedFilesOf, reportFailures, compiledThemeOf } from './theme/siteTheme'
import { fullAddress, type Content, type SitePreview, type View } from './View'

export interface RenderOptions {
  /** HTML of the bar above a preview. A draft loads nothing from other hosts. */
  bar?: string
  /** State of the form submitted from the page. */
  form?: FormState | null
  /** Outcome of a newsletter sign-up. */
  newsletter?: string | null
  /** A theme to use instead of the site's own. */
  theme?: CompiledTheme
  /**
   * Id of that theme's document. Its manifest comes from its files, its settings from the site. Default: the site's
   * theme.
   */
  themeId?: string
  /** A preview of the whole site: forms are disabled. Default: null. */
  preview?: SitePreview | null
  /** Origin of the page. Default: the site's own. */
  origin?: string
  /** Failures are returned but not logged or reported, and only the files in `skipped` are skipped. */
  isTrial?: boolean
  /** For a trial: paths of files to leave out. Default: none. */
  skipped?: ReadonlySet<string> | undefined
}

/** Renders a complete page: loads referenced documents, navigation and apps, and renders the theme. */
export async function renderPage(
  reader: Reader,
  content: Content,
  {
    bar = '',
    form = null,
    isTrial = false,
    newsletter = null,
    origin = siteOrigin(reader.site, settings()),
    preview = null,
    skipped = new Set(),
    theme: ownTheme,
    themeId,
  }: RenderOptions = {},
): Promise<RenderedPage & Pick<Rendered, 'failures'>> {
  const { language, payload, site } = reader
  const isDraft = bar !== '' && preview === null
  const holding = new PageExpiry(Math.min(site.readAt, Date.now()))
  const [library, navigation, apps, theme, seo] = await Promise.all([
    loadPageData(reader, content.sources, { isDescribed: content.data !== undefined, known: content.states }),
    mainNavigation(reader),
    isDraft ? appsOfDraft(reader) : appsOfPage(reader, content.place ?? null),
    ownTheme ?? compiledThemeOf(payload, site),
    // The document of a draft is not what is published.
    isDraft ? null : visitorSeo(reader, content),
  ])
  const isThemed = library.isThemed || theme.id !== null || themeId !== undefined || site.renderMode === 'nocode'
  const themed = isThemed ? await loadThemed(reader, theme, themeId) : null
  const view: View = {
    address: pageAddress(inLanguage(content.path, language, site.defaultLanguage), content.page ?? 1, content.query),
    apps,
    clock: { formats: site.formats, language, timezone: site.timezone },
    content,
    seo,
    renderLiquid: liquidRenderer({
      data: dataOf(reader, content, origin),
      holding,
      log: (entry) => payload.logger.warn(entry),
      site: themeId ? `${site.id} with theme ${themeId}` : site.id,
    }),
    form,
    gate: null,
    expiry: holding,
    isDraft,
    language,
    library,
    navigation,
    newsletter,
    origin,
    preview,
    site,
    themed,
    messages: siteMessages(language, site.defaultLanguage),
  }
  const resting = isTrial ? skipped : suspendedFilesOf(theme)
  const { failures, html } = await renderWhole(reader, theme, view, { bar, resting })
  if (!isTrial) reportFailures({ address: content.path, failures, payload, theme })
  // Pages with failed or suspended parts are rendered again next time.
  if (failures.length > 0 || resting.size > 0) holding.expireNow()
  for (const sale of library.sales.values()) for (const moment of saleChanges(sale)) holding.expireAt(moment)
  return {
    failures,
    html,
    needed: isDraft ? apps.policy : withFilms(apps.policy, library.films.values()),
    expiresAt: holding.until,
  }
}

/** Loads the site's theme with the settings made by staff. */
export const loadSelectedTheme = ({ payload, site }: Pick<Reader, 'payload' | 'site'>): Promise<SelectedTheme> =>
  cachedForSite({ payload, site }, 'themed', () => readSelectedTheme({ context: {}, payload }, site.id))

/**
 * Loads a theme with the site's settings for it. For a version that is not current, the manifest comes from its files.
 */
async function loadThemed(
  reader: Reader,
  { manifest }: CompiledTheme,
  themeId: string | undefined,
): Promise<SelectedTheme> {
  if (!themeId) return loadSelectedTheme(reader)
  const stored = await readSelectedTheme({ context: {}, payload: reader.payload }, reader.site.id, themeId)
  return manifest ? { ...stored, theme: toTheme(manifest, settings().BLOCK_LEVELS) } : stored
}

/**
 * Renders, loads the documents that turned out to be missing, and renders again: rendering discovers what a page refers
 * to.
 */
async function renderWhole(
  reader: Reader,
  theme: CompiledTheme,
  view: View,
  { bar, resting }: { bar: string; resting: ReadonlySet<string> },
): Promise<Rendered> {
  let current = view
  for (let round = 1; ; round++) {
    const rendered = renderTheme(theme, current, { bar, head: headHtml(current) }, resting)
    if (round === MAX_RENDER_PASSES || !(await loadMissing(current.library, reader))) return rendered
    // A new view drops values that were evaluated while documents were missing.
    current = { ...current }
  }
}

/** Returns the data available to Liquid blocks: only what is public anyway. */
function dataOf(
  { language, site }: Reader,
  { description = null, path, title }: Content,
  origin: string,
): TemplateData {
  const { currency, defaultLanguage, languages, name, timezone } = site
  return templateData({
    language,
    page: { address: fullAddress({ language, origin, site }, path), description, path, title },
    site: { address: origin, currency, defaultLanguage, languages, name, timezone },
  })
}
