interface Screen {
  /** Path below the admin's root. */
  path: string
  /** The plugin that has the screen, where the product is built without it. */
  plugin?: string
  /** What to look up in the help, in its own words. */
  help?: string
}

/** Screens on which people do what the assistant never does, and those that answer how something is done. */
const SCREENS = {
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
