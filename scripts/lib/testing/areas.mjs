/**
 * Which browser tests a folder of the sources can touch, by area of `tests/e2e`. The first prefix that fits counts; what
 * fits none touches all of them. Rules of access, operations as such, fields, the frame and what every screen is made of
 * are not listed on purpose.
 * @type {[prefix: string, areas: string[]][]}
 */
export const AREAS = [
  ['src/plugins/audience/', ['site', 'events', 'frame']],
  ['src/plugins/canary/', ['provider']],
  ['src/plugins/chat/', ['chat', 'day', 'frame/everyDialog']],
  ['src/plugins/credits/', ['events', 'site', 'day']],
  ['src/plugins/csvImport/', ['documents', 'events']],
  ['src/plugins/mediaLibrary/', ['media', 'day']],
  ['src/plugins/messenger/', ['frame']],
  ['src/plugins/movingIn/', ['documents', 'releases']],
  ['src/plugins/nyphil/', []],
  ['src/plugins/pageTree/', ['pages', 'documents', 'day', 'frame']],
  ['src/plugins/passkeys/', ['account', 'people']],
  ['src/plugins/performances/', ['events', 'site', 'ticketing', 'frame', 'day']],
  ['src/plugins/releases/', ['releases', 'day']],
  ['src/plugins/reviews/', ['reviews']],
  ['src/plugins/savedViews/', ['documents']],
  ['src/plugins/search/', ['search', 'site']],
  ['src/plugins/seo/', ['site', 'pages']],
  ['src/plugins/site/', ['site', 'themes', 'forms', 'events', 'pages', 'day']],
  ['src/plugins/starters/', ['day', 'settings', 'site']],
  ['src/plugins/themes/', ['themes', 'site', 'day']],
  ['src/plugins/ticketing/', ['ticketing', 'site', 'events', 'settings', 'day']],
  ['src/plugins/tokens/', ['account']],
  ['src/plugins/translations/', ['translations', 'settings']],
  ['src/plugins/versions/', ['documents', 'releases']],
  ['src/components/theme/', ['themes', 'documents', 'settings', 'pages']],
  ['src/components/views/Account/', ['account', 'people']],
  ['src/components/views/Answers/', ['forms']],
  ['src/components/views/Apps/', ['settings', 'ticketing']],
  ['src/components/views/Collaborations/', ['people']],
  ['src/components/views/Dashboard/', ['frame', 'settings', 'day']],
  ['src/components/views/Invite/', ['people']],
  ['src/components/views/Provider/', ['provider']],
  ['src/components/views/Settings/Users/', ['people']],
  ['src/components/views/Settings/', ['settings']],
  ['src/components/views/SignIn/', ['account', 'frame', 'people']],
  ['src/components/views/Support/', ['people', 'provider']],
  ['src/endpoints/accounts/', ['account', 'people', 'frame']],
  ['src/endpoints/apps/', ['settings', 'ticketing']],
  ['src/endpoints/collaborators/', ['people']],
  ['src/endpoints/domains/', ['settings']],
  ['src/endpoints/events/', ['events', 'site']],
  ['src/endpoints/forms/', ['forms', 'site']],
  ['src/endpoints/health/', ['http']],
  ['src/endpoints/invitations/', ['people']],
  ['src/endpoints/openapi/', []],
  ['src/endpoints/people/', ['people']],
  ['src/endpoints/provider/', ['provider']],
  ['src/endpoints/roles/', ['people']],
  ['src/endpoints/settings/', ['settings']],
  ['src/endpoints/support/', ['people', 'provider']],
  ['src/endpoints/themes/', ['themes']],
  ['src/lib/csv/', ['documents', 'events']],
  ['src/lib/domains/', ['settings']],
  ['src/lib/forms/', ['forms', 'site']],
  ['src/lib/themes/', ['themes', 'site']],
  ['src/lib/currencies/', ['settings', 'events']],
  ['src/lib/places/', ['events', 'site']],
  ['src/lib/provider/', ['provider']],
  ['src/jobs/import/', []],
  ['src/jobs/openapi/', []],
  ['src/emails/', ['account', 'people', 'provider']],
  ['src/seed/data/riverside/', ['day', 'site', 'events', 'themes', 'ticketing', 'frame', 'pages', 'media', 'search']],
  ['bench/', []],
  ['docs/', []],
  ['tests/e2e/support/', ['']],
  ['tests/fakes/', ['ticketing', 'themes', 'chat', 'settings']],
  ['tests/', []],
]

/** Text files of the project that no screen shows. */
const WITHOUT_SCREEN = /\.(?:md|txt)$|^(?:LICENSE|\.|eslint)/

/**
 * @param {string[]} files changed, relative to the root
 * @returns {string[]} beginnings of paths below `tests/e2e`; one is empty if every test may be touched
 */
export function areasOf(files) {
  const areas = files.flatMap((file) => {
    const spec = /^tests\/e2e\/(.+\.spec\.ts)$/.exec(file)?.[1]
    if (spec) return [spec]
    const entry = AREAS.find(([prefix]) => file.startsWith(prefix))
    if (entry) return entry[1]
    return WITHOUT_SCREEN.test(file) ? [] : ['']
  })
  return [...new Set(areas)]
}
