import type { GuideFacts, GuideLanguage } from './facts'
import { WORDS } from './languages/screens'
import { wholeWord } from './names'

interface Screen {
  /** Path below the admin's root. */
  path: string
  /** The plugin that has the screen, where the product is built without it. */
  plugin?: string
  /** What to look up in the help, in its own words. */
  help?: string
}

/** Screens on which people do what the assistant never does, and those that answer how something is done. */
export const SCREENS = {
  account: { path: '/auth/account' },
  activity: { path: '/settings/activity' },
  announcements: { path: '/announcements', plugin: 'performances' },
  apps: { path: '/apps' },
  billing: { path: '/settings/billing' },
  domains: { path: '/settings/domains' },
  forms: { path: '/collections/forms' },
  help: { path: '/help' },
  import: { help: 'import spreadsheet', path: '/collections/events', plugin: 'csvImport' },
  languages: { help: 'languages translations', path: '/settings/languages' },
  media: { path: '/collections/media' },
  menus: { path: '/collections/menus' },
  oldWebsite: { help: 'move in with your old website', path: '/old-website', plugin: 'movingIn' },
  pages: { help: 'pages and addresses', path: '/collections/pages' },
  passkeys: { help: 'sign in with a passkey', path: '/auth/account', plugin: 'passkeys' },
  publishing: { path: '/help/write-and-publish' },
  redirects: { path: '/collections/redirects' },
  releases: { help: 'releases', path: '/releases', plugin: 'releases' },
  reviews: { help: 'work with colleagues reviews', path: '', plugin: 'reviews' },
  search: { path: '/cms-search' },
  security: { path: '/settings/security' },
  settings: { path: '/settings/general' },
  starters: { help: 'dashboard starters', path: '', plugin: 'starters' },
  themes: { path: '/collections/themes' },
  together: { path: '/help/work-with-colleagues' },
  tokens: { help: 'access tokens programs', path: '/auth/account', plugin: 'tokens' },
  users: { help: 'add staff invitation roles', path: '/settings/users' },
  visitors: { path: '/visitors', plugin: 'audience' },
  website: { path: '/help/your-website' },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof SCREENS

export const screenOf = (name: ScreenName): Screen => SCREENS[name]

export const hasScreen = ({ features }: Pick<GuideFacts, 'features'>, name: ScreenName): boolean => {
  const { plugin } = screenOf(name)
  return plugin === undefined || features.includes(plugin)
}

/** Welsh is for what is on; screens are asked for in the languages of the admin. */
const wordsOf = (language: GuideLanguage) => WORDS[language === 'cy' ? 'en' : language]

/** The screens that a request speaks of. */
export const screensIn = (said: string, language: GuideLanguage, facts: Pick<GuideFacts, 'features'>): ScreenName[] =>
  wordsOf(language).screens.flatMap(([screen, words]) =>
    hasScreen(facts, screen) && wholeWord(words).test(said) ? [screen] : [],
  )

/** The screens that a name stands for, and nothing else: "the redirects", "our theme settings". */
export function screensNamed(
  name: string,
  language: GuideLanguage,
  articles: string,
  facts: Pick<GuideFacts, 'features'>,
): ScreenName[] {
  const screens = screensIn(name, language, facts)
  const rest = withoutScreens(name, language).replace(wholeWord(articles, 'giu'), ' ')
  return rest.trim() === '' ? screens : []
}

/** A text without the words for screens. */
export const withoutScreens = (text: string, language: GuideLanguage): string =>
  wordsOf(language).screens.reduce((left, [, source]) => left.replace(wholeWord(source, 'giu'), ' '), text)

/** Screens for a command about settings; null if it is none. Texts in quotation marks are about anything. */
export function settingsScreens(
  text: string,
  language: GuideLanguage,
  facts: Pick<GuideFacts, 'features'>,
): ScreenName[] | null {
  const said = text.replace(/["“«].*?["”»]|(?<= )['‘].*?['’](?= |$)/g, '')
  const isCommand = new RegExp(`^(?:\\p{L}+ ){0,3}?(?:${wordsOf(language).verbs})(?!\\p{L})`, 'iu').test(said)
  const screens = isCommand ? screensIn(said, language, facts) : []
  return screens.length > 0 ? screens : null
}
