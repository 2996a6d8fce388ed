import { selectedTheme, type SelectedTheme } from '../../../collections/theme/selectedTheme'
import { templateData, type TemplateData } from '../../../lib/content/liquid/liquidBlocks'
import type { CspDirectives } from '../../../lib/csp/presets'
import { settings } from '../../../lib/settings'
import { siteOrigin, inLanguage } from '../../../lib/site/addresses'
import { toTheme } from '../../../lib/themes/theme'
import type { CompiledTheme } from '../engine/CompiledTheme'
import { renderTheme, type Rendered } from '../engine/renderTheme'
import { MOST_ROUNDS } from '../engine/limits'
import { siteMessages } from '../words/siteWords'
import { appsOfDraft, appsOfPage } from './apps/PageApps'
import { Holding, siteFact } from './cache/cache'
import { changesOfSale } from './data/bookingState'
import type { FormState } from './forms/FormState'
import { headHtml } from './html/headHtml'
import { templatesOf } from './liquid/templatesOf'
import { pageAddress } from './paging'
import { loadPageData, readWanted } from './read/loadPageData'
import { mainNavigation } from './read/navigation'
import type { Reader } from './read/Reader'
import { restingOf, reportFailures, compiledThemeOf } from './theme/siteTheme'
import { fullAddress, type Content, type SitePreview, type View } from './View'

export interface RenderOptions {
  /** Above a draft, or a site that is only looked at. The page of a draft loads nothing from elsewhere. */
  bar?: string
  /** That was sent from the page. */
  form?: FormState | null
  /** What became of a sign-up for it. */
  newsletter?: string | null
  /** A theme in place of the site's own. */
  theme?: CompiledTheme
  /** Where that theme is stored: what it asks for is what its files say, and what the site has set for it counts. Default: the site's own. */
  themeId?: string
  /** The whole site is only looked at: nothing can be sent from there. Default: it is not. */
  preview?: SitePreview | null
  /** Where the page is, where that is not the site's own address. */
  origin?: string
  /** Whoever asks is told what fails, and nobody else. */
  isTrial?: boolean
}

export interface RenderedPage {
  html: string
  /** What the policy must allow for the apps of the site. */
  needed: CspDirectives
  failures: Rendered['failures']
  /** Until when it stays true by itself, as far as what is drawn on it knows; in milliseconds since 1970. */
  until: number
}

/** A whole page from its content: with what it refers to, the navigation and what the site's apps do there. */
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
    theme: given,
    themeId,
  }: RenderOptions = {},
): Promise<RenderedPage> {
  const { language, payload, site } = reader
  const isDraft = bar !== '' && preview === null
  const holding = new Holding(Math.min(site.readAt, Date.now()))
  const [library, navigation, apps, theme] = await Promise.all([
    loadPageData(reader, content.sources, { isDescribed: content.data !== undefined, known: content.states }),
    mainNavigation(reader),
    isDraft ? appsOfDraft(reader) : appsOfPage(reader, content.place ?? null),
    given ?? compiledThemeOf(payload, site),
  ])
  const isThemed = library.isThemed || theme.id !== null || themeId !== undefined || site.renderMode === 'nocode'
  const themed = isThemed ? await askedBy(reader, theme, themeId) : null
  const view: View = {
    address: pageAddress(inLanguage(content.path, language, site.defaultLanguage), content.page ?? 1, content.query),
    apps,
    clock: { formats: site.formats, language, timezone: site.timezone },
    content,
    drawTemplate: templatesOf({
      data: dataOf(reader, content, origin),
      holding,
      log: (entry) => payload.logger.warn(entry),
      site: themeId ? `${site.id} with theme ${themeId}` : site.id,
    }),
    form,
    gate: null,
    holding,
    isDraft,
    language,
    library,
    navigation,
    newsletter,
    origin,
    preview,
    site,
    themed,
    words: siteMessages(language, site.defaultLanguage),
  }
  const resting = isTrial ? new Set<string>() : restingOf(theme)
  const { failures, html } = await renderWhole(reader, theme, view, { bar, resting })
  if (!isTrial) reportFailures({ address: content.path, failures, payload, theme })
  // What failed or rests is tried again.
  if (failures.length > 0 || resting.size > 0) holding.isPassing()
  for (const sale of library.sales.values()) for (const moment of changesOfSale(sale)) holding.changesAt(moment)
  return { failures, html, needed: apps.policy, until: holding.until }
}

/** What the site's theme asks for, and what staff has filled in. */
export const themedOf = ({ payload, site }: Pick<Reader, 'payload' | 'site'>): Promise<SelectedTheme> =>
  siteFact({ payload, site }, 'themed', () => selectedTheme({ context: {}, payload }, site.id))

/** What a theme asks for, with what the site has set for it. A version that does not count yet says itself what it asks for. */
async function askedBy(
  reader: Reader,
  { manifest }: CompiledTheme,
  themeId: string | undefined,
): Promise<SelectedTheme> {
  if (!themeId) return themedOf(reader)
  const stored = await selectedTheme({ context: {}, payload: reader.payload }, reader.site.id, themeId)
  return manifest ? { ...stored, theme: toTheme(manifest, settings().BLOCK_LEVELS) } : stored
}

/** Draws, reads what was asked for and was not there yet, and draws again: a page names what it shows by being drawn. */
async function renderWhole(
  reader: Reader,
  theme: CompiledTheme,
  view: View,
  { bar, resting }: { bar: string; resting: ReadonlySet<string> },
): Promise<Rendered> {
  let current = view
  for (let round = 1; ; round++) {
    const drawn = renderTheme(theme, current, { bar, head: headHtml(current) }, resting)
    if (round === MOST_ROUNDS || !(await readWanted(current.library, reader))) return drawn
    // What was worked out while something was missing is worked out anew.
    current = { ...current }
  }
}

/** What the templates of the page may say: what everybody reads there anyway. */
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
