import { activeLink, activeSection, pathInAdmin } from '@/lib/navigation/activeSection'
import { groupByHeading } from '@/lib/navigation/groupByHeading'
import { sectionsWith } from '@/lib/navigation/sections'
import { search } from '@/plugins/search'
import { addedBy } from '@tests/support/configWith'

const { navigation } = (await addedBy(search())).feature
const activeAt = (path: string) => activeSection(path, sectionsWith(navigation?.sections ?? []))?.name ?? null

describe('activeSection follows the path [B-019]', () => {
  it.each(['pages', 'reusable-content', 'themes', 'blogs', 'posts', 'fonts', 'redirects', 'forms'])(
    'shows Website for the collection %s [B-020]',
    (slug) => {
      expect(activeAt(`/collections/${slug}`)).toBe('website')
      expect(activeAt(`/collections/${slug}/0199/versions`)).toBe('website')
    },
  )

  it.each([
    'events',
    'event-instances',
    'event-collections',
    'event-anything',
    'people',
    'seasons',
    'series',
    'works',
    'venues',
    'organizations',
  ])('shows Events for the collection %s [B-021]', (slug) => {
    expect(activeAt(`/collections/${slug}`)).toBe('events')
  })

  it.each(['/collections/media', '/collections/files/1', '/media'])('shows Media for %s [B-022]', (path) => {
    expect(activeAt(path)).toBe('media')
  })

  it('shows Apps for /apps, and Settings for /settings/apps [B-023]', () => {
    expect(activeAt('/apps')).toBe('apps')
    expect(activeAt('/apps/spektrix')).toBe('apps')
    expect(activeAt('/settings/apps')).toBe('settings')
    expect(activeAt('/settings/apps/spektrix')).toBe('settings')
  })

  it.each([
    ['/cms-search', 'search'],
    ['/chat/0199', 'chats'],
    ['/settings/general', 'settings'],
    ['/collections/users', 'other'],
    ['/collections/tenants/1', 'other'],
    ['/collections/chats', 'other'],
  ])('puts %s into the section %s [B-024] [B-026] [B-027]', (path, name) => {
    expect(activeAt(path)).toBe(name)
  })

  it.each(['/', '/auth/account', '/collections', '/collections/pagesque', '/appstore'])(
    'is null for %s [B-018]',
    (path) => {
      expect(activeAt(path)).toBeNull()
    },
  )
})

describe('activeLink', () => {
  const links = ['/settings/apps', '/settings/apps/log'].map((path) => ({ icon: '', label: path, path }))

  it('returns the link with the most specific path', () => {
    expect(activeLink('/settings/apps/log', links)?.path).toBe('/settings/apps/log')
    expect(activeLink('/settings/apps/spektrix', links)?.path).toBe('/settings/apps')
    expect(activeLink('/settings/general', links)).toBeNull()
  })

  it('ignores an exact link below its path', () => {
    const begin = [{ icon: '', isExact: true, label: 'New', path: '/chat' }]
    expect(activeLink('/chat', begin)?.path).toBe('/chat')
    expect(activeLink('/chat/0199', begin)).toBeNull()
  })
})

describe('pathInAdmin', () => {
  it.each([
    ['/admin', '/admin', '/'],
    ['/admin/', '/admin', '/'],
    ['/admin/collections/pages/', '/admin', '/collections/pages'],
    ['/collections/pages', '/', '/collections/pages'],
  ])('the path of %s with the root %s is %s', (pathname, root, path) => {
    expect(pathInAdmin(pathname, root)).toBe(path)
  })
})

describe('groupByHeading', () => {
  it('keeps the order, with the links without a heading first', () => {
    const link = (label: string, heading?: string) => ({ icon: '', label, path: label, ...(heading && { heading }) })
    const groups = groupByHeading([
      link('blogs', 'Stories'),
      link('pages'),
      link('fonts', 'Site'),
      link('posts', 'Stories'),
    ])
    expect(groups.map(({ heading, links }) => [heading, links.map((one) => one.label)])).toEqual([
      [null, ['pages']],
      ['Stories', ['blogs', 'posts']],
      ['Site', ['fonts']],
    ])
  })
})
