import { buildNavigation, type Destination } from '@/lib/navigation/buildNavigation'
import { sectionsWith } from '@/lib/navigation/sections'
import { administrators, everyone, provider, withKey, type Viewer } from '@/lib/navigation/viewer'
import { search } from '@/plugins/search'
import { addedBy } from '@tests/support/configWith'

const viewer = (keys: string[] = [], rest: Partial<Viewer> = {}): Viewer => ({
  administers: false,
  allows: () => false,
  holds: (key) => keys.includes(key),
  isSuperAdmin: false,
  isSupport: false,
  site: null,
  ...rest,
})

const collection = (section: Destination['section'], target: string, key: string): Destination => ({
  icon: 'File',
  kind: 'collection',
  label: target,
  may: withKey(key),
  section,
  target,
})

const screen = (section: Destination['section'], target: string, may = everyone): Destination => ({
  icon: 'File',
  kind: 'screen',
  label: target,
  may,
  section,
  target,
})

const content = [
  collection('website', 'pages', 'pages:view'),
  collection('website', 'posts', 'posts:view'),
  collection('events', 'events', 'events:view'),
  collection('events', 'venues', 'venues:view'),
  collection('media', 'media', 'media:view'),
]

const { navigation } = (await addedBy(search())).feature
const sections = sectionsWith(navigation?.sections ?? [])
const navigationFor = (who: Viewer | null, destinations: Destination[]) => buildNavigation(who, destinations, sections)

const names = (sections: { name: string }[]) => sections.map((section) => section.name)

describe('buildNavigation', () => {
  it('shows Website, Events and Media to a person who can view their content [B-007] [B-008] [B-009]', () => {
    expect(names(navigationFor(viewer(['pages:view', 'events:view', 'media:view']), content))).toEqual([
      'website',
      'events',
      'media',
    ])
  })

  it('returns no section when nobody is signed in [A-011]', () => {
    expect(navigationFor(null, content)).toEqual([])
  })

  it('leaves out a section in which the person can open nothing', () => {
    expect(names(navigationFor(viewer(['pages:view']), content))).toEqual(['website'])
  })

  it.each([
    ['website', ['pages:view', 'posts:view'], '/collections/pages'],
    ['events', ['events:view', 'venues:view'], '/collections/events'],
    ['media', ['media:view'], '/collections/media'],
  ])('links to the default screen of %s [B-020] [B-021] [B-022]', (name, keys, path) => {
    expect(navigationFor(viewer(keys), content)).toMatchObject([{ name, path }])
  })

  it('links to the first screen that the person can open when the default is not one of them', () => {
    expect(navigationFor(viewer(['venues:view']), content)).toMatchObject([
      { name: 'events', path: '/collections/venues' },
    ])
  })

  it('shows Apps only when the Apps group has entries [B-010]', () => {
    expect(names(navigationFor(viewer(), content))).not.toContain('apps')
    expect(navigationFor(viewer(), [screen('apps', '/apps')])).toMatchObject([{ name: 'apps', path: '/apps' }])
  })

  it('shows Settings with /settings/general as its default to those who can open it [B-012] [B-026] [A-013]', () => {
    const screens = [
      screen('settings', '/settings/languages', withKey('settings:languages')),
      screen('settings', '/settings/general', administrators),
    ]
    expect(navigationFor(viewer([], { administers: true }), screens)).toMatchObject([
      { name: 'settings', path: '/settings/general' },
    ])
    expect(navigationFor(viewer(['settings:languages']), screens)).toMatchObject([{ path: '/settings/languages' }])
    expect(navigationFor(viewer(), screens)).toEqual([])
  })

  it('shows Search once its screen exists [B-013] [B-024]', () => {
    expect(navigationFor(viewer(), [screen('search', '/cms-search')])).toMatchObject([
      { name: 'search', path: '/cms-search' },
    ])
    expect(navigationFor(viewer(), [])).toEqual([])
  })

  it('shows Chats only when the plan has ai_chat', () => {
    const chat = [screen('chats', '/chat')]
    expect(names(navigationFor(viewer([], { allows: (feature) => feature === 'ai_chat' }), chat))).toEqual(['chats'])
    expect(navigationFor(viewer(), chat)).toEqual([])
  })

  it('shows Admin Collections only to super-admins, /collections/tenants first [B-015] [B-027] [B-263]', () => {
    const admin: Destination[] = [
      { ...collection('other', 'users', ''), may: provider },
      { ...collection('other', 'tenants', ''), may: provider },
    ]
    expect(navigationFor(viewer([], { isSuperAdmin: true }), admin)).toMatchObject([
      { name: 'other', path: '/collections/tenants' },
    ])
    expect(navigationFor(viewer(['users:admin'], { administers: true }), admin)).toEqual([])
  })
})

describe('path of a link', () => {
  const linksOf = (destination: Destination) => navigationFor(viewer(['pages:view']), [destination])[0]?.links

  it('is /collections/{slug} for a collection [B-028]', () => {
    expect(linksOf(content[0]!)).toMatchObject([{ collection: 'pages', path: '/collections/pages' }])
  })

  it('is /globals/{slug} for a global [B-029]', () => {
    expect(linksOf({ ...content[0]!, kind: 'global', target: 'platform' })).toMatchObject([
      { path: '/globals/platform' },
    ])
  })

  it('is the path of a screen itself [B-030]', () => {
    expect(linksOf(screen('settings', '/settings/activity'))).toMatchObject([{ path: '/settings/activity' }])
  })

  it('is listed only for what the person can open', () => {
    expect(navigationFor(viewer(['posts:view']), content)[0]?.links.map((link) => link.path)).toEqual([
      '/collections/posts',
    ])
  })
})
