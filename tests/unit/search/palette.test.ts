import { filterGroups, type CommandGroup } from '@/plugins/search/lib/palette'
import { addRecent, readRecent } from '@/plugins/search/lib/recent'
import { shortcutOf, type KeyPress } from '@/plugins/search/lib/shortcuts'

const command = (label: string, detail?: string) => ({ detail, icon: 'File', key: label, label, path: '/' })
const GROUPS: CommandGroup[] = [
  { name: 'recent', commands: [command('Café menu', 'Page')] },
  { name: 'documents', commands: [command('Found by the server')] },
  {
    name: 'screens',
    commands: [command('People'), command('Users & Permissions'), command('Pages'), command('Landing pages')],
  },
  { name: 'create', commands: [command('New page', 'Page')] },
]
const labels = (typed: string) =>
  filterGroups(GROUPS, typed).map(({ name, commands }) => [name, commands.map(({ label }) => label)])

describe('command palette', () => {
  it('offers recent documents and every screen while the input is empty', () => {
    expect(labels('').map(([name]) => name)).toEqual(['recent', 'documents', 'screens'])
  })

  it('offers commands with words that begin with the typed ones, ignoring accents, best first', () => {
    expect(labels('pa')).toEqual([
      ['screens', ['Pages', 'Landing pages']],
      ['recent', ['Café menu']],
      ['documents', ['Found by the server']],
      ['create', ['New page']],
    ])
    expect(labels('CAFE')).toContainEqual(['recent', ['Café menu']])
    expect(labels('perm us')).toContainEqual(['screens', ['Users & Permissions']])
    expect(labels('users perm')).toEqual([
      ['screens', ['Users & Permissions']],
      ['documents', ['Found by the server']],
    ])
    expect(labels('ages')).toEqual([['documents', ['Found by the server']]])
  })

  it('puts exact names first, then names that begin alike, and keeps the server’s order of equals', () => {
    const found = ['Evenings with Zoë Marlow', 'Zoe Marlow in conversation', 'A talk', 'Zoë Marlow'].map((label) =>
      command(label),
    )
    const all: CommandGroup[] = [
      { name: 'recent', commands: [command('Pages', 'About Zoe Marlow')] },
      { name: 'documents', commands: found },
    ]
    expect(filterGroups(all, 'zoe marlow').map(({ commands }) => commands.map(({ label }) => label))).toEqual([
      ['Zoë Marlow', 'Zoe Marlow in conversation', 'Evenings with Zoë Marlow', 'A talk'],
      ['Pages'],
    ])
    expect(filterGroups(all, 'pages').map(({ name }) => name)).toEqual(['recent', 'documents'])
    expect(
      filterGroups(
        [{ name: 'documents', commands: Array.from({ length: 20 }, (_, index) => command(`${index}`)) }],
        'x',
      )[0]?.commands,
    ).toHaveLength(8)
  })
})

describe('recent documents', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
  }
  const path = (id: number) => `/collections/pages/${id}`

  it('are stored per site, last first, each once, at most six', () => {
    const store = storage()
    for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) addRecent(store, 'a', { label: `Page ${id}`, path: path(id) })
    expect(readRecent(store, 'a').map(({ label }) => label)).toEqual([
      'Page 3',
      'Page 7',
      'Page 6',
      'Page 5',
      'Page 4',
      'Page 2',
    ])
    expect(readRecent(store, 'b')).toEqual([])
  })

  it('are empty for invalid stored data, and a full storage causes no error', () => {
    for (const value of ['x', '{}', '[1]', '[{"path":"https://evil.example","label":"x"}]'])
      expect(readRecent({ getItem: () => value }, 'a')).toEqual([])
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => addRecent(full, 'a', { label: 'x', path: path(1) })).not.toThrow()
  })
})

describe('keyboard shortcuts', () => {
  const press = (key: string, more: Partial<KeyPress> = {}) =>
    shortcutOf({
      altKey: false,
      ctrlKey: false,
      isAfterG: false,
      isInDialog: false,
      isWriting: false,
      key,
      metaKey: false,
      ...more,
    })

  it('open the palette from anywhere, and others only outside of inputs and dialogs', () => {
    expect([press('k', { ctrlKey: true }), press('K', { isWriting: true, metaKey: true })]).toEqual([
      'palette',
      'palette',
    ])
    expect([press('/'), press('?'), press('g'), press('w', { isAfterG: true })]).toEqual([
      'search',
      'shortcuts',
      'g',
      { go: 'website' },
    ])
    for (const key of ['/', '?', 'g'])
      for (const where of [{ isWriting: true }, { isInDialog: true }, { ctrlKey: true }])
        expect(press(key, where)).toBeNull()
    expect([press('w'), press('k'), press('z', { isAfterG: true })]).toEqual([null, null, null])
  })
})
