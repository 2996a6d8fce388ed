import type { SelectedTheme } from '@/collections/theme/selectedTheme'
import { houseTheme, type CompiledTheme } from '../engine/CompiledTheme'
import { renderTheme, type Rendered } from '../engine/renderTheme'
import { DEFAULT_FORMATS } from '@/lib/formats/dateTimeFormats'
import { DEFAULT_CSP_PRESET } from '@/lib/csp/presets'
import { siteMessages } from './siteMessages'
import { NO_APPS } from './apps/PageApps'
import { NO_MENUS } from './menus/Menu'
import { Library } from './read/Library'
import { PageExpiry } from './cache/PageExpiry'
import { suspendedFilesOf } from './theme/siteTheme'
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
  /** Theme that renders it instead of House. */
  theme?: { compiled: CompiledTheme; selected: SelectedTheme } | null
}

/** Renders a page with a single message without loading any data: not found, unavailable or password required. */
export function renderPlain({ gate = null, language, name, notice, site, template, theme = null }: Plain): Rendered {
  const shown = { ...(site ?? UNKNOWN_SITE), name }
  const view: View = {
    address: '/',
    apps: NO_APPS,
    clock: { formats: shown.formats, language, timezone: shown.timezone },
    content: { isBare: true, notice, path: '', sources: [], template, title: notice.title },
    renderLiquid: () => null,
    form: null,
    gate,
    expiry: new PageExpiry(0),
    isDraft: theme === null,
    language,
    library: new Library(),
    navigation: { entries: [], hasMore: false, menus: NO_MENUS, taken: new Set() },
    newsletter: null,
    origin: '',
    site: shown,
    themed: theme?.selected ?? null,
    messages: siteMessages(language, shown.defaultLanguage),
  }
  return renderTheme(
    theme?.compiled ?? houseTheme(),
    view,
    { bar: '', head: '<meta content="noindex" name="robots">' },
    theme ? suspendedFilesOf(theme.compiled) : undefined,
  )
}
