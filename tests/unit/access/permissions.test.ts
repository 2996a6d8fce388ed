import { buildRegistry, publishKey, withImpliedKeys } from '@/access/permissions'

/** The groups of the specification, in its words. */
const GROUPS = [
  'pages',
  'themes',
  'blogs',
  'posts',
  'redirects',
  'forms',
  'events',
  'people',
  'seasons',
  'series',
  'works',
  'venues',
  'organizations',
  'media',
  'files',
]

const SETTINGS = [
  'users:admin',
  'custom-attributes:admin',
  'apps:admin',
  'settings:domains',
  'settings:languages',
  'settings:apps',
  'settings:themes',
  'roles:view',
  'roles:manage',
  'roles:delete',
]

const groupOf = (name: string) => ({ hasPublish: name !== 'themes', label: name, name })
const makeRegistry = () => buildRegistry(GROUPS.map(groupOf))

describe('buildRegistry', () => {
  it('has view, manage and delete for each group, publish for all but themes, and ten settings keys [A-214] [A-215]', () => {
    const published = GROUPS.filter((group) => group !== 'themes').map((group) => `${group}:publish`)
    const expected = [
      ...GROUPS.flatMap((group) => [`${group}:view`, `${group}:manage`, `${group}:delete`]),
      ...published,
      ...SETTINGS,
    ]
    expect([...makeRegistry().keys].sort()).toEqual(expected.sort())
    expect(makeRegistry().keys.size).toBe(69)
  })

  it('labels them View, Create and Edit, Publish and Delete [A-215] [A-216]', () => {
    const pages = makeRegistry().groups.find((group) => group.name === 'pages')!
    expect(pages.permissions.map(({ key, label }) => [key, label])).toEqual([
      ['pages:view', 'View'],
      ['pages:manage', 'Create and Edit'],
      ['pages:publish', 'Publish'],
      ['pages:delete', 'Delete'],
    ])
  })

  it('has the settings keys in a group of their own [A-217] [A-218] [A-219]', () => {
    const settings = makeRegistry().groups.at(-1)!
    expect(settings.name).toBe('settings')
    expect(settings.permissions.map(({ key }) => key)).toEqual(SETTINGS)
    expect(settings.permissions.find(({ key }) => key === 'users:admin')!.label).toBe('User Permissions')
  })

  it('gives viewers the fifteen view keys and none of the settings keys', () => {
    expect([...makeRegistry().viewKeys].sort()).toEqual(GROUPS.map((group) => `${group}:view`).sort())
  })

  it('has four more keys for each group that is added', () => {
    expect(buildRegistry([...GROUPS, 'exhibitions'].map(groupOf)).keys.size).toBe(73)
  })

  it('has publish for a group that does not say whether it has it', () => {
    const { groups, keys } = buildRegistry([{ label: 'Exhibitions', name: 'exhibitions' }])
    expect(groups.map(({ label, name }) => [name, label])).toEqual([
      ['exhibitions', 'Exhibitions'],
      ['settings', 'Settings'],
    ])
    expect(keys).toContain('exhibitions:publish')
  })

  it('adds permissions of plugins to the end of the settings', () => {
    const added = { key: 'tokens:admin', label: 'Tokens', implies: ['roles:view'] }
    const { groups, keys, viewKeys } = buildRegistry([], [added])
    expect(groups.at(-1)!.permissions.at(-1)).toBe(added)
    expect([...keys]).toEqual([...SETTINGS, 'tokens:admin'])
    expect(viewKeys.size).toBe(0)
  })
})

describe('publishKey', () => {
  it('is publish, and manage for a group without publish', () => {
    expect(publishKey({ name: 'events' })).toBe('events:publish')
    expect(publishKey({ hasPublish: true, name: 'events' })).toBe('events:publish')
    expect(publishKey({ hasPublish: false, name: 'themes' })).toBe('themes:manage')
  })
})

describe('withImpliedKeys', () => {
  it.each(GROUPS)('adds view to managing and deleting %s, and no key of another group', (group) => {
    expect([...withImpliedKeys(makeRegistry(), [`${group}:view`])]).toEqual([`${group}:view`])
    expect([...withImpliedKeys(makeRegistry(), [`${group}:manage`])].sort()).toEqual([
      `${group}:manage`,
      `${group}:view`,
    ])
    expect([...withImpliedKeys(makeRegistry(), [`${group}:delete`])].sort()).toEqual([
      `${group}:delete`,
      `${group}:view`,
    ])
  })

  it('adds manage and view to publish, and nothing for a group without publish', () => {
    expect([...withImpliedKeys(makeRegistry(), ['pages:publish'])].sort()).toEqual([
      'pages:manage',
      'pages:publish',
      'pages:view',
    ])
    expect(withImpliedKeys(makeRegistry(), ['themes:publish']).size).toBe(0)
  })

  it('adds roles:view to managing roles, deleting roles and administering users', () => {
    for (const key of ['roles:manage', 'roles:delete', 'users:admin'])
      expect([...withImpliedKeys(makeRegistry(), [key])].sort()).toEqual([key, 'roles:view'].sort())
  })

  it('returns the same keys when applied twice, and all keys when all are granted', () => {
    const once = withImpliedKeys(makeRegistry(), ['pages:manage', 'users:admin'])
    expect([...withImpliedKeys(makeRegistry(), once)].sort()).toEqual([...once].sort())
    expect(withImpliedKeys(makeRegistry(), makeRegistry().keys).size).toBe(69)
  })

  it('ignores keys that the registry does not have', () => {
    expect(withImpliedKeys(makeRegistry(), ['exhibitions:manage', 'constructor', '__proto__', '', 'pages']).size).toBe(
      0,
    )
    expect([...withImpliedKeys(makeRegistry(), ['exhibitions:manage', 'pages:view'])]).toEqual(['pages:view'])
  })
})
