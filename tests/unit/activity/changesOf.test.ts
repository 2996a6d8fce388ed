import { diffEntry } from '@/lib/activity/diffEntry'

describe('the two sides of a line of the audit log', () => {
  it('come down to the fields that differ, groups opened', () => {
    const before = { csp: { directives: '', preset: 'relaxed' }, name: 'Old', timezone: 'UTC' }
    const after = { csp: { directives: '', preset: 'strict' }, name: 'New', timezone: 'UTC' }
    expect(diffEntry(before, after)).toEqual([
      { after: 'strict', before: 'relaxed', path: ['csp', 'preset'] },
      { after: 'New', before: 'Old', path: ['name'] },
    ])
  })

  it('leave out what only the older side names: it was not touched', () => {
    expect(diffEntry({ currency: 'EUR', name: 'Old' }, { name: 'New' })).toEqual([
      { after: 'New', before: 'Old', path: ['name'] },
    ])
  })

  it('show everything of what was removed, or added', () => {
    expect(diffEntry({ avatar: 'x' }, undefined)).toEqual([{ before: 'x', path: ['avatar'] }])
    expect(diffEntry(undefined, { title: 'Editor' })).toEqual([{ after: 'Editor', path: ['title'] }])
  })

  it('show what was taken out of a group that stays', () => {
    expect(diffEntry({ settings: { a: 1, b: 2 } }, { settings: { a: 1 } })).toEqual([
      { before: 2, path: ['settings', 'b'] },
    ])
  })

  it('hold nothing empty, nothing told already, and no list in pieces', () => {
    expect(diffEntry({ message: null }, { message: '' })).toEqual([])
    expect(diffEntry({}, { title: 'Season' }, ['title'])).toEqual([])
    expect(diffEntry({ languages: ['en'] }, { languages: ['en', 'cy'] })).toEqual([
      { after: ['en', 'cy'], before: ['en'], path: ['languages'] },
    ])
  })

  it('hold of a long list what was added and what was taken out', () => {
    const keys = Array.from({ length: 9 }, (_, index) => `group${index}:view`)
    expect(diffEntry({ permissions: keys }, { permissions: [...keys.slice(1), 'pages:manage'] })).toEqual([
      { after: ['pages:manage'], before: ['group0:view'], path: ['permissions'] },
    ])
  })

  it('never hold a secret', () => {
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
