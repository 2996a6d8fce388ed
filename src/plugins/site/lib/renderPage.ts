import { readSelectedTheme, type SelectedTheme } from '@/collections/theme/selectedTheme'
import { templateData, type TemplateData } from '@/lib/content/liquid/liquidBlocks'
import { settings } from '@/lib/settings'
import { siteOrigin, inLanguage } from '@/lib/site/addresses'
import { toTheme } from '@/lib/themes/theme'
import { houseTheme } from '../engine/CompiledTheme'
import { describeFailure, type DescribedFailure } from '../engine/failures'
import { renderTheme } from '../engine/renderTheme'
import { MAX_RENDER_PASSES } from '../engine/limits'
import { audienceOf, subjectOf } from './audience'
import { siteMessages } from './siteMessages'
import { appsOfDraft, appsOfPage } from './apps/loadApps'
import { cachedForSite } from './cache/cachedForSite'
import type { RenderedPage } from './cache/cachedPage'
import { PageExpiry } from './cache/PageExpiry'
import { saleChanges } from './data/bookingState'
import { withFilms } from './films/filmPlayer'
import type { FormState } from './forms/FormState'
import { headHtml } from './html/headHtml'
import { pageAddress } from './paging'
import { loadPageData, loadMissing } from './read/loadPageData'
import { mainNavigation } from './read/readNavigation'
import type { Reader } from './read/Reader'
import { visitorSeo } from './read/visitorSeo'
import { languagesOfPage } from './read/writtenLanguages'
import { renderInWorker, type WorkerPage } from './rendering/renderInWorker'
import type { LiquidData } from './rendering/viewData'
import { siteSearch } from './search/siteSearch'
import type { ParsedTheme } from './theme/ParsedTheme'
import { reportFailures, themeOf } from './theme/siteTheme'
import { endedFilesOf, suspendedFilesOf } from './theme/suspendedFiles'
import { fullAddress, type Content, type SitePreview, type View } from './View'

export interface RenderOptions {
  /** HTML of the bar above a preview. A draft loads nothing from other hosts. */
  bar?: string
  /** State of the form submitted from the page. */
  form?: FormState | null
  /** Outcome of a newsletter sign-up. */
  newsletter?: string | null
  /** A theme to use instead of the site's own. */
  theme?: ParsedTheme
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
): Promise<RenderedPage & Pick<WorkerPage, 'cpuMs' | 'failures'>> {
  const { language, payload, site } = reader
  const isDraft = bar !== '' && preview === null
  const expiry = new PageExpiry(Math.min(site.readAt, Date.now()))
  const isPreview = isDraft || isTrial || preview !== null
  const [library, navigation, apps, theme, seo, foundIn, audience] = await Promise.all([
    loadPageData(reader, content.sources, { isDescribed: content.data !== undefined, known: content.states }),
    mainNavigation(reader),
    isDraft ? appsOfDraft(reader) : appsOfPage(reader, content.place ?? null),
    ownTheme ?? themeOf(payload, site),
    // The document of a draft is not what is published.
    isDraft ? null : visitorSeo(reader, content),
    isDraft ? site.languages : languagesOfPage(reader, content),
    isPreview ? null : audienceOf(reader),
  ])
  const isThemed = library.isThemed || theme.id !== null || themeId !== undefined || site.renderMode === 'nocode'
  const themed = isThemed ? await loadThemed(reader, theme, themeId) : null
  const view: View = {
    address: pageAddress(inLanguage(content.path, language, site.defaultLanguage), content.page ?? 1, content.query),
    apps,
    clock: { formats: site.formats, language, timezone: site.timezone },
    content,
    seo,
    renderLiquid: () => null,
    countsVisits: audience !== null,
    hasSearch: siteSearch() !== null,
    form,
    gate: null,
    expiry,
    foundIn,
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
  const suspended = isTrial ? skipped : suspendedFilesOf(theme)
  const liquid = {
    data: dataOf(reader, content, origin),
    key: themeId ? `${site.id} with theme ${themeId}` : site.id,
  }
  const page = await renderWhole(reader, theme, view, { bar, isPreview, liquid, suspended })
  const { cpuMs, html } = page
  // A trial must not pass because a file that it tries is left out.
  const failures = isTrial ? withEnded(page.failures, theme) : page.failures
  if (!isTrial) reportFailures({ address: content.path, failures, payload, theme })
  // Pages with failed or suspended parts are rendered again next time.
  if (failures.length > 0 || suspended.size > 0) expiry.expireSoon()
  for (const sale of library.sales.values()) for (const moment of saleChanges(sale)) expiry.expireAt(moment)
  return {
    cpuMs,
    failures,
    html,
    needed: isDraft ? apps.policy : withFilms(apps.policy, library.films.values()),
    expiresAt: expiry.until,
    subject: subjectOf(content),
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
  { manifest }: ParsedTheme,
  themeId: string | undefined,
): Promise<SelectedTheme> {
  if (!themeId) return loadSelectedTheme(reader)
  const stored = await readSelectedTheme({ context: {}, payload: reader.payload }, reader.site.id, themeId)
  return manifest ? { ...stored, theme: toTheme(manifest, settings().BLOCK_LEVELS) } : stored
}

/** Adds the files of a theme that have ended a process before, and are left out since. */
function withEnded(failures: DescribedFailure[], theme: ParsedTheme): DescribedFailure[] {
  const known = new Set(failures.map(({ path }) => path))
  return [...failures, ...endedFilesOf(theme).filter(({ path }) => !known.has(path))]
}

interface WholePage {
  bar: string
  isPreview: boolean
  liquid: LiquidData
  suspended: ReadonlySet<string>
}

/** Renders a page with the documents that it turns out to need. Only templates of House run in this process. */
async function renderWhole(
  reader: Reader,
  theme: ParsedTheme,
  view: View,
  { bar, isPreview, liquid, suspended }: WholePage,
): Promise<WorkerPage> {
  const inHouse = theme.id === null ? await renderHouse(reader, view, bar) : null
  if (inHouse) return inHouse
  return renderInWorker({
    bar,
    find: async (missing) => {
      for (const [collection, ids] of missing) for (const id of ids) view.library.request(collection, id)
      const documents = await loadMissing(view.library, reader)
      return documents.length > 0 ? { documents, states: view.library.states } : null
    },
    headOf: () => headHtml(view),
    isPreview,
    liquid,
    log: (entry) => reader.payload.logger.warn(entry),
    skipped: suspended,
    theme,
    view,
  })
}

/**
 * Renders a page with House: renders, loads the documents that turned out to be missing, and renders again.
 * @returns null for a page with Liquid blocks, which are templates of the tenant
 */
async function renderHouse(reader: Reader, view: View, bar: string): Promise<WorkerPage | null> {
  let hasLiquid = false
  const renderLiquid = () => {
    hasLiquid = true
    return null
  }
  for (let round = 1; ; round++) {
    // A new view drops values that were evaluated while documents were missing.
    const current = { ...view, renderLiquid }
    const { failures, html } = renderTheme(houseTheme(), current, { bar, head: headHtml(current) })
    if (hasLiquid) return null
    if (round === MAX_RENDER_PASSES || (await loadMissing(view.library, reader)).length === 0)
      return { cpuMs: 0, failures: failures.map(describeFailure), html }
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
