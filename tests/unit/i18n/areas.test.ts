import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { addMessages, messagesIn, messagesOfAreas, messagesOfEveryPage, type Area } from '@/i18n/translator'
import { messages as ofAudience } from '@/plugins/audience/messages'
import { messages as ofChat } from '@/plugins/chat/messages'
import { messages as ofCredits } from '@/plugins/credits/messages'
import { fileMessages as ofMediaFile, libraryMessages as ofMediaLibrary } from '@/plugins/mediaLibrary/messages'
import { messages as ofMessenger } from '@/plugins/messenger/messages'
import { messages as ofMovingIn } from '@/plugins/movingIn/messages'
import { messages as ofPageTree } from '@/plugins/pageTree/messages'
import { messages as ofPerformances } from '@/plugins/performances/messages'
import { messages as ofReleases } from '@/plugins/releases/messages'
import { messages as ofReviews } from '@/plugins/reviews/messages'
import { messages as ofCanary } from '@/plugins/canary/messages'
import { messages as ofCsvImport } from '@/plugins/csvImport/messages'
import { messages as ofSavedViews } from '@/plugins/savedViews/messages'
import { messages as ofSearch } from '@/plugins/search/messages'
import { messages as ofSeo } from '@/plugins/seo/messages'
import { messages as ofSite } from '@/plugins/site/messages'
import { menuMessages as ofMenus } from '@/plugins/site/messages/menus'
import { messages as ofThemes } from '@/plugins/themes/messages'
import { markMessages as ofTicketingMarks, messages as ofTicketing } from '@/plugins/ticketing/messages'
import { messages as ofTokens } from '@/plugins/tokens/messages'
import { messages as ofTranslations } from '@/plugins/translations/messages'
import { messages as ofVersions } from '@/plugins/versions/messages'

for (const messages of [
  ofAudience,
  ofChat,
  ofCredits,
  ofCanary,
  ofCsvImport,
  ofMediaFile,
  ofMediaLibrary,
  ofMenus,
  ofMessenger,
  ofMovingIn,
  ofPageTree,
  ofPerformances,
  ofReleases,
  ofReviews,
  ofSavedViews,
  ofSearch,
  ofSeo,
  ofSite,
  ofThemes,
  ofTicketing,
  ofTicketingMarks,
  ofTokens,
  ofTranslations,
  ofVersions,
])
  addMessages(messages)

const AREAS: Area[] = [
  'account',
  'activity',
  'answers',
  'apps',
  'audience',
  'blocks',
  'canary',
  'chat',
  'checklist',
  'checks',
  'credits',
  'csvImport',
  'domains',
  'events',
  'fields',
  'help',
  'lists',
  'manifests',
  'mediaFile',
  'mediaLibrary',
  'menus',
  'messenger',
  'movingIn',
  'overview',
  'pages',
  'people',
  'performances',
  'platform',
  'refusals',
  'releases',
  'reviews',
  'savedViews',
  'search',
  'seo',
  'settings',
  'sites',
  'starters',
  'support',
  'themes',
  'ticketing',
  'ticketingMarks',
  'tokens',
  'translations',
  'uploads',
  'validation',
  'versions',
]
const IMPORT_MAP = resolve('src/app/(payload)/admin/importMap.js')
const read = (file: string): string => readFileSync(file, 'utf8')

/** Files of ours that a file draws in with it; types leave nothing behind. */
function importsOf(file: string): string[] {
  const paths = [...read(file).matchAll(/^import (?!type )[^'"]*?['"](\.[^'"]+)['"]/gm)].map((match) =>
    join(dirname(file), match[1]!),
  )
  return paths.flatMap((path) =>
    [path, `${path}.ts`, `${path}.tsx`].filter((one) => /\.tsx?$/.test(one) && existsSync(one)).slice(0, 1),
  )
}

/** Everything that a component takes to the browser: itself and what it imports, from the first 'use client' on. */
function browserFiles(file: string, isClient = false, seen = new Set<string>()): string[] {
  const inBrowser = isClient || read(file).startsWith("'use client'")
  if (seen.has(`${file} ${inBrowser}`)) return []
  seen.add(`${file} ${inBrowser}`)
  return [...(inBrowser ? [file] : []), ...importsOf(file).flatMap((one) => browserFiles(one, inBrowser, seen))]
}

const keysOf = (words: object): Set<string> =>
  new Set(Object.keys(words).map((key) => key.replace(/_(one|other)$/, '')))

const areasUsedBy = (file: string): Area[] => {
  const texts = new Set(
    browserFiles(file).flatMap((one) => [...read(one).matchAll(/'(\w+)'/g)].map((match) => match[1]!)),
  )
  return AREAS.filter((area) => [...keysOf(messagesOfAreas('en', [area]))].some((key) => texts.has(key)))
}

/** The areas that a screen names, and those of the settings for each of their screens. */
const areasNamedBy = (file: string): Area[] => {
  const text = read(file)
  const named: string[] =
    /(?:<(?:Auth|Settings)?Screen\b[^>]*?areas=\{|<AreaMessagesProvider\s+(?:words|messages)=\{messagesOfAreas\([\w.]+, )\[([^\]]*)\]/
      .exec(text)?.[1]
      ?.match(/\w+/g) ?? []
  return AREAS.filter((area) => named.includes(area) || (area === 'settings' && text.includes('<SettingsScreen')))
}

const components = importsOf(IMPORT_MAP)

describe('message areas', () => {
  it('hold together with the common messages every message exactly once', () => {
    const parts = [messagesOfEveryPage('es'), ...AREAS.map((area) => messagesOfAreas('es', [area]))]
    expect(Object.keys(messagesOfEveryPage('en'))).toContain('notFound')
    expect(Object.keys(messagesOfEveryPage('en'))).not.toContain('domainsAdd')
    expect(Object.assign({}, ...parts)).toEqual(messagesIn('es'))
    expect(parts.flatMap((words) => Object.keys(words))).toHaveLength(Object.keys(messagesIn('es')).length)
  })

  it.each(components.map((file) => [relative(resolve('src/components'), file), file]))(
    '%s names the areas whose messages its client code uses',
    (_, file) => {
      const named = areasNamedBy(file)
      expect(areasUsedBy(file).filter((area) => !named.includes(area))).toEqual([])
    },
  )

  it('are detected from the client files that a screen imports', () => {
    expect(components.length).toBeGreaterThan(20)
    expect(areasUsedBy(components.find((file) => file.endsWith('Domains.tsx'))!)).toEqual(['domains', 'settings'])
  })
})
