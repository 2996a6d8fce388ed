import type { SelectedTheme } from '@/collections/theme/selectedTheme'
import { houseTheme } from '../engine/CompiledTheme'
import { renderTheme, type Rendered } from '../engine/renderTheme'
import { DEFAULT_FORMATS } from '@/lib/formats/dateTimeFormats'
import { DEFAULT_CSP_PRESET } from '@/lib/csp/presets'
import { siteMessages } from './siteMessages'
import { NO_APPS } from './apps/PageApps'
import { NO_MENUS } from './menus/Menu'
import { Library } from './read/Library'
import { PageExpiry } from './cache/PageExpiry'
import { renderInWorker, type WorkerPage } from './rendering/renderInWorker'
import type { ParsedTheme } from './theme/ParsedTheme'
import { suspendedFilesOf } from './theme/suspendedFiles'
import type { Site } from './Site'
import type { GateState, View } from './View'

/** Placeholder when the site is unknown or must not be revealed. */
const UNKNOWN_SITE: Site = {
  closed: null,
  cookieBanner: { isEnabled: false, privacyPolicyUrl: '' },
  csp: { directives: '', preset: DEFAULT_CSP_PRESET },
  currency: 'GBP',
  defaultLanguage: 'en',
  domains: [],
  formats: DEFAULT_FORMATS,
  gate: null,
  hasMenus: false,
  hasTheme: false,
  id: '',
  languages: ['en'],
  mark: null,
  name: '',
  readAt: 0,
  renderMode: null,
  sellsTickets: false,
  slug: '',
  timezone: 'UTC',
  version: '',
}

interface Plain {
  template: 'notice' | 'password'
  language: string
  /** Name of the site, when it may be revealed. */
  name: string
  notice: { text: string; title: string }
  site: Site | null
  gate?: GateState | null
}

interface SiteOwn {
  parsed: ParsedTheme
  selected: SelectedTheme
}

const HEAD = '<meta content="noindex" name="robots">'

/** Renders a page with a single message without loading any data: not found, unavailable or password required. */
export const renderPlain = (plain: Plain): Rendered =>
  renderTheme(houseTheme(), plainView(plain, null), { bar: '', head: HEAD })

/** Renders such a page with the theme of a site. @throws GateFull if the site has too many pages waiting */
export const renderThemed = (plain: Plain, { parsed, selected }: SiteOwn): Promise<WorkerPage> =>
  renderInWorker({
    bar: '',
    find: () => Promise.resolve(null),
    headOf: () => HEAD,
    isPreview: false,
    liquid: null,
    log: () => {},
    skipped: suspendedFilesOf(parsed),
    theme: parsed,
    view: plainView(plain, selected),
  })

function plainView({ gate = null, language, name, notice, site, template }: Plain, themed: SelectedTheme | null): View {
  const shown = { ...(site ?? UNKNOWN_SITE), name }
  return {
    address: '/',
    apps: NO_APPS,
    clock: { formats: shown.formats, language, timezone: shown.timezone },
    content: { isBare: true, notice, path: '', sources: [], template, title: notice.title },
    renderLiquid: () => null,
    form: null,
    gate,
    expiry: new PageExpiry(0),
    isDraft: themed === null,
    language,
    library: new Library(),
    navigation: { entries: [], hasEvents: false, hasMore: false, menus: NO_MENUS, taken: new Set() },
    newsletter: null,
    origin: '',
    site: shown,
    themed,
    messages: siteMessages(language, shown.defaultLanguage),
  }
}
