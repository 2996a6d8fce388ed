import type { Event, Page } from '@/payload-types'
import { CompiledTheme } from '@/plugins/site/engine/CompiledTheme'
import { renderTheme, type Rendered } from '@/plugins/site/engine/renderTheme'
import { NO_APPS } from '@/plugins/site/lib/apps/PageApps'
import { PageExpiry } from '@/plugins/site/lib/cache/PageExpiry'
import { Library } from '@/plugins/site/lib/read/Library'
import type { Site } from '@/plugins/site/lib/Site'
import type { RenderProblem, ThemePackage } from '@/plugins/site/lib/theme/ThemePackage'
import type { Content, View } from '@/plugins/site/lib/View'
import { siteMessages } from '@/plugins/site/lib/siteMessages'
import { manifestSchema } from '@/lib/themes/manifestSchema'

const formats = {
  dateFormat: 'DD/MM/YYYY',
  dateTimeSeparator: 'space',
  monthFormat: 'short',
  showSeconds: false,
  timeFormat: '24h',
} satisfies Site['formats']

const site: Site = {
  closed: null,
  cookieBanner: { isEnabled: true, privacyPolicyUrl: '' },
  csp: { directives: '', preset: 'standard' as never },
  currency: 'GBP',
  defaultLanguage: 'en',
  domains: [],
  formats,
  gate: null,
  hasMenus: false,
  hasTheme: false,
  id: 'secret-id',
  languages: ['en', 'cy'],
  mark: null,
  name: 'Riverside & Co',
  readAt: 0,
  sellsTickets: false,
  slug: 'riverside',
  timezone: 'Europe/London',
  version: '1',
}

export const event = {
  id: 'e1',
  slug: 'tale',
  startDate: '2030-06-01T18:30:00.000Z',
  startDate_tz: 'Europe/London',
  summary: 'A queen stands still.',
  tenant: 'secret-tenant',
  title: 'The <Tale>',
} as Event

/** What a page shows; a page of the tree with one block where nothing else is said. */
export const content = (given: Partial<Content> = {}): Content => ({
  blocks: [{ blockType: 'quote', id: 'b1', quote: 'Great <b>', stars: 4 }] as Page['layout'],
  collection: 'pages',
  document: { id: 'p1', slug: 'visit', title: 'Visit <us>' },
  path: '/visit',
  sources: [],
  template: 'page',
  title: 'Visit <us>',
  ...given,
})

export function viewOf(given: Partial<View> = {}): View {
  const language = given.language ?? 'en'
  return {
    address: '/visit',
    apps: NO_APPS,
    clock: { formats, language, timezone: 'Europe/London' },
    content: content(),
    renderLiquid: () => null,
    form: null,
    gate: null,
    expiry: new PageExpiry(0),
    isDraft: false,
    language,
    library: new Library(),
    navigation: {
      entries: [],
      hasEvents: false,
      hasMore: false,
      menus: { footer: null, main: null },
      taken: new Set(),
    },
    newsletter: null,
    origin: 'https://riverside.example',
    site,
    themed: null,
    messages: siteMessages(language),
    ...given,
  }
}

let versions = 0

/** A theme of a few files, as an upload makes one. */
export function themeOf(files: Record<string, string>): { theme: CompiledTheme; told: RenderProblem[] } {
  const told: RenderProblem[] = []
  const given: ThemePackage = {
    assetHash: (path) => (path === 'own.css' ? '0123456789abcdef' : null),
    id: `test:${++versions}`,
    manifest: manifestSchema.parse({
      colorSchemes: [{ accent: '#112233', name: 'Night' }],
      templates: [
        ...['poster', 'venue', 'wide'].map((template) => ({ collection: 'pages', name: template, template })),
        { collection: 'seasons', name: 'Gala', template: 'event.gala' },
      ],
    }),
    paths: Object.keys(files),
    readText: async (path) => files[path] ?? null,
    reportError: (problem) => void told.push(problem),
  }
  return { theme: new CompiledTheme(given, new Map(Object.entries(files))), told }
}

export const draw = (
  files: Record<string, string>,
  view = viewOf(),
  suspended: ReadonlySet<string> = new Set(),
): Rendered =>
  renderTheme(themeOf(files).theme, view, { bar: '', head: '<link rel="canonical" href="/visit">' }, suspended)

/** What one template prints. */
export function printed(template: string, view = viewOf()): string {
  const { failures, html } = draw(
    { 'layout/theme.liquid': '{{ content_for_layout }}', 'templates/page.liquid': `[[${template}]]` },
    view,
  )
  if (failures.length > 0) throw failures[0]!.error
  return /\[\[(.*)\]\]/s.exec(html)![1]!
}
