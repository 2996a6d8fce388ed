import { diffEntry } from '@/lib/activity/diffEntry'

describe('diffEntry', () => {
  it('lists the fields that differ, with groups opened', () => {
    const before = { csp: { directives: '', preset: 'relaxed' }, name: 'Old', timezone: 'UTC' }
    const after = { csp: { directives: '', preset: 'strict' }, name: 'New', timezone: 'UTC' }
    expect(diffEntry(before, after)).toEqual([
      { after: 'strict', before: 'relaxed', path: ['csp', 'preset'] },
      { after: 'New', before: 'Old', path: ['name'] },
    ])
  })

  it('leaves out fields that only the older side names', () => {
    expect(diffEntry({ currency: 'EUR', name: 'Old' }, { name: 'New' })).toEqual([
      { after: 'New', before: 'Old', path: ['name'] },
    ])
  })

  it('lists every field of something removed or added', () => {
    expect(diffEntry({ avatar: 'x' }, undefined)).toEqual([{ before: 'x', path: ['avatar'] }])
    expect(diffEntry(undefined, { title: 'Editor' })).toEqual([{ after: 'Editor', path: ['title'] }])
  })

  it('lists a value removed from a group that remains', () => {
    expect(diffEntry({ settings: { a: 1, b: 2 } }, { settings: { a: 1 } })).toEqual([
      { before: 2, path: ['settings', 'b'] },
    ])
  })

  it('leaves out empty values and excluded fields, and keeps lists whole', () => {
    expect(diffEntry({ message: null }, { message: '' })).toEqual([])
    expect(diffEntry({}, { title: 'Season' }, ['title'])).toEqual([])
    expect(diffEntry({ languages: ['en'] }, { languages: ['en', 'cy'] })).toEqual([
      { after: ['en', 'cy'], before: ['en'], path: ['languages'] },
    ])
  })

  it('shortens a long list to what was added and removed', () => {
    const keys = Array.from({ length: 9 }, (_, index) => `group${index}:view`)
    expect(diffEntry({ permissions: keys }, { permissions: [...keys.slice(1), 'pages:manage'] })).toEqual([
      { after: ['pages:manage'], before: ['group0:view'], path: ['permissions'] },
    ])
  })

  it('leaves out secrets', () => {
    const secrets = {
      apiKey: 'k',
      collaboratorSettings: { requestCode: 'AB-CD', requireRequestCode: true },
      domains: [{ domain: 'a.example', token: 't' }],
      passwordProtection: { enabled: true, passwordHash: 'h' },
      tokenHash: 'x',
    }
    expect(diffEntry({}, secrets)).toEqual([
      { after: true, path: ['collaboratorSettings', 'requireRequestCode'] },
      { after: [{ domain: 'a.example' }], path: ['domains'] },
      { after: true, path: ['passwordProtection', 'enabled'] },
    ])
  })
})
