import { limitProblems } from '@/lib/provider/limitProblems'
import { countsFor, stateOf, type ListedSite } from '@/lib/provider/listedSite'
import { narrowSites, partOf, sortSites } from '@/lib/provider/narrowSites'
import { isNarrowed, orderAfterClick, readSitesQuery, sitesQuery, type SiteColumn } from '@/lib/provider/sitesQuery'

const PLAN = '0199c000-0000-7000-8000-000000000001'

const site = (name: string, more: Partial<ListedSite> = {}): ListedSite => ({
  id: name,
  domains: [],
  lastActivity: null,
  name,
  people: 1,
  plan: null,
  problems: [],
  slug: name.toLowerCase(),
  state: 'active',
  website: `https://${name.toLowerCase()}.callboard.site`,
  ...more,
})
const problem = { isInSite: true, kind: 'domain.error', path: '/settings/domains' as const, text: 'broken' }

describe('the query of the list of sites', () => {
  it('stands in the address and comes back as it was', () => {
    const query = readSitesQuery({
      find: ' opéra ',
      order: '-people',
      part: '3',
      planId: PLAN,
      problems: '1',
      state: 'suspended',
    })
    expect(query).toEqual({
      find: 'opéra',
      onlyProblems: true,
      order: { column: 'people', isDescending: true },
      part: 3,
      planId: PLAN,
      state: 'suspended',
    })
    expect(readSitesQuery(Object.fromEntries(new URLSearchParams(sitesQuery(query))))).toEqual(query)
  })

  it('is empty by itself, and nonsense counts as not there', () => {
    const query = readSitesQuery({
      find: ['a', 'b'],
      order: 'password',
      part: '-1',
      planId: 'drop table',
      problems: 'yes',
      state: 'gone',
    })
    expect(sitesQuery(query)).toBe('')
    expect(isNarrowed(query)).toBe(false)
    expect(isNarrowed(readSitesQuery({ find: 'a' }))).toBe(true)
  })

  it('turns round at a second click; names go up first, numbers down', () => {
    expect(orderAfterClick({ column: 'name', isDescending: false }, 'name')).toEqual({
      column: 'name',
      isDescending: true,
    })
    expect(orderAfterClick({ column: 'name', isDescending: false }, 'storage')).toEqual({
      column: 'storage',
      isDescending: true,
    })
    expect(orderAfterClick({ column: 'storage', isDescending: true }, 'domain')).toEqual({
      column: 'domain',
      isDescending: false,
    })
  })
})

describe('the sites that a query leaves', () => {
  const sites = [
    site('Opéra', { plan: { id: PLAN, name: 'Plus' } }),
    site('Gate', { domains: ['www.gate.example', 'gate.example'], problems: [problem] }),
    site('Closed', { state: 'suspended' }),
  ]
  const left = (query: Record<string, string>) => narrowSites(sites, readSitesQuery(query)).map(({ name }) => name)

  it('are found by name, address and any domain, whatever the accents', () => {
    expect([
      left({ find: 'OPERA' }),
      left({ find: 'www.gate' }),
      left({ find: 'closed.callboard' }),
      left({ find: 'nobody' }),
    ]).toEqual([['Opéra'], ['Gate'], ['Closed'], []])
  })

  it('have the plan, the state and the problems that are asked for', () => {
    expect([
      left({ planId: PLAN }),
      left({ planId: 'none' }),
      left({ state: 'suspended' }),
      left({ problems: '1' }),
    ]).toEqual([['Opéra'], ['Gate', 'Closed'], ['Closed'], ['Gate']])
    expect(left({ planId: 'none', problems: '1', state: 'suspended' })).toEqual([])
  })
})

describe('the order of sites', () => {
  const sites = [
    site('b', {
      lastActivity: '2026-01-02T00:00:00.000Z',
      people: 3,
      plan: { id: PLAN, name: 'Plus' },
      website: 'https://0.example',
    }),
    site('a', { people: 20, problems: [problem] }),
    site('c', { lastActivity: '2026-01-01T00:00:00.000Z', people: 3 }),
  ]
  const sizes = new Map([
    ['a', { published: 2, storage: 1 }],
    ['b', { published: 1, storage: 2 }],
  ])
  const order = (column: SiteColumn, isDescending: boolean) =>
    sortSites(sites, { column, isDescending }, sizes, 'en')
      .map(({ name }) => name)
      .join('')

  it.each<[SiteColumn, string, string]>([
    ['name', 'abc', 'cba'],
    ['planName', 'acb', 'bac'],
    ['domain', 'bac', 'cab'],
    ['people', 'bca', 'abc'],
    ['storage', 'cab', 'bac'],
    ['published', 'cba', 'abc'],
    ['lastActivity', 'acb', 'bca'],
    ['problems', 'bca', 'abc'],
  ])('%s: up and down, of equals by name', (column, up, down) => {
    expect([order(column, false), order(column, true)]).toEqual([up, down])
  })

  it('is shown in parts of 25, and a part too many is the last', () => {
    const all = Array.from({ length: 51 }, (_, index) => index)
    expect(partOf(all, 3)).toEqual({ part: 3, parts: 3, shown: [50] })
    expect(partOf(all, 9).part).toBe(3)
    expect(partOf(all, 2).shown).toHaveLength(25)
    expect(partOf([], 1)).toEqual({ part: 1, parts: 1, shown: [] })
  })
})

describe('limits of a plan', () => {
  const kinds = (limits: Record<string, number>, used: { languages: number; seats: number }) =>
    limitProblems({ ...used, tenant: { id: 'a', addons: [], plan: { id: PLAN, features: limits, name: 'Plus' } } }).map(
      ({ kind }) => kind,
    )

  it('are a problem from the moment on that nothing is left', () => {
    expect(kinds({ additional_locales: 2, staff_seats: 3 }, { languages: 1, seats: 2 })).toEqual([])
    expect(kinds({ additional_locales: 2, staff_seats: 3 }, { languages: 2, seats: 3 })).toEqual([
      'limit.seats',
      'limit.languages',
    ])
    expect(kinds({ staff_seats: 0 }, { languages: 0, seats: 1 })).toEqual(['limit.seats'])
  })

  it('are none where there is no limit, or nothing is used', () => {
    expect(kinds({ additional_locales: -1, staff_seats: -1 }, { languages: 40, seats: 400 })).toEqual([])
    expect(kinds({ additional_locales: 0, staff_seats: 0 }, { languages: 0, seats: 0 })).toEqual([])
  })
})

it('a closed site has no problems but those of what was to be done with it', () => {
  expect([
    stateOf({ isLeaving: false, isSuspended: false }),
    stateOf({ isLeaving: false, isSuspended: true }),
    stateOf({ isLeaving: true, isSuspended: true }),
  ]).toEqual(['active', 'suspended', 'deleting'])
  expect([
    countsFor('active', 'owner.none'),
    countsFor('suspended', 'owner.none'),
    countsFor('deleting', 'job.failed'),
  ]).toEqual([true, false, true])
})
