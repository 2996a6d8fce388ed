import { buildNavigation, type Destination } from '@/lib/navigation/buildNavigation'
import { CORE_SECTIONS } from '@/lib/navigation/sections'
import { firstScreen, isPathPrefix } from '@/lib/navigation/activeSection'
import { provider, withKey, type Viewer } from '@/lib/navigation/viewer'

const to = (
  section: Destination['section'],
  kind: Destination['kind'],
  target: string,
  may: Destination['may'],
): Destination => ({ icon: 'File', kind, label: target, may, section, target })
const DESTINATIONS = [
  to('website', 'collection', 'pages', withKey('pages:view')),
  to('events', 'collection', 'events', withKey('events:view')),
  to('settings', 'screen', '/settings/users', withKey('users:admin')),
  to('settings', 'screen', '/settings/domains', withKey('settings:domains')),
  to('settings', 'screen', '/settings/general', ({ administers }) => administers),
  to('other', 'global', 'platform', provider),
]

const viewer = (keys: string[], more: Partial<Viewer> = {}): Viewer => ({
  administers: false,
  allows: () => true,
  holds: (key) => keys.includes(key),
  isSuperAdmin: false,
  isSupport: false,
  site: null,
  ...more,
})
const all = ['pages:view', 'events:view', 'users:admin', 'settings:domains']

it.each([
  ['General, for whoever may see it', 'settings', viewer(all, { administers: true }), '/settings/general'],
  ['the first settings that one may see', 'settings', viewer(['settings:domains']), '/settings/domains'],
  ['the dashboard, without any settings', 'settings', viewer(['pages:view']), '/'],
  ['the first list', 'collections', viewer(all), '/collections/pages'],
  ['the first list that one may see', 'collections', viewer(['events:view']), '/collections/events'],
  ['the first global, for the provider', 'globals', viewer(all, { isSuperAdmin: true }), '/globals/platform'],
  ['the dashboard, without any globals', 'globals', viewer(all), '/'],
  ['the account', 'auth', viewer([]), '/auth/account'],
])('firstScreen opens %s', (_, begin, who, path) => {
  expect(firstScreen([begin], buildNavigation(who, DESTINATIONS, CORE_SECTIONS))).toBe(path)
})

it.each([
  [['settings'], true],
  [['collections'], true],
  [['settings', 'general'], false],
  [['cms-search'], false],
  [['constructor'], false],
  [[], false],
])('isPathPrefix decides for %j whether it is only the start of an address', (segments, is) => {
  expect(isPathPrefix(segments)).toBe(is)
})
