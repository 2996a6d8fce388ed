import { limitProblems } from '@/lib/provider/limitProblems'
import { countsFor, stateOf } from '@/lib/provider/listedSite'
import {
  isFiltered,
  orderAfterClick,
  parseSitesQuery,
  sitesLinkQuery,
  sitesQuery,
  partOf,
} from '@/lib/provider/sitesQuery'

const PLAN = '0199c000-0000-7000-8000-000000000001'

describe('query of the list of sites', () => {
  it('is written to the address and read back', () => {
    const query = parseSitesQuery({
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
    expect(parseSitesQuery(Object.fromEntries(new URLSearchParams(sitesQuery(query))))).toEqual(query)
  })

  it('is empty by default, and ignores invalid values', () => {
    const query = parseSitesQuery({
      find: ['a', 'b'],
      order: 'password',
      part: '-1',
      planId: 'drop table',
      problems: 'yes',
      state: 'gone',
    })
    expect(sitesQuery(query)).toBe('')
    expect(isFiltered(query)).toBe(false)
    expect(isFiltered(parseSitesQuery({ find: 'a' }))).toBe(true)
  })

  it('names unset filters in links too, so that those of an earlier address are cleared', () => {
    const query = parseSitesQuery({ find: 'gate' })
    const names = ['find', 'order', 'part', 'planId', 'problems', 'state']
    const link = Object.fromEntries(new URLSearchParams(sitesLinkQuery(query)))
    expect(Object.keys(link).sort()).toEqual(names)
    expect(Object.entries(link).filter(([, value]) => value)).toEqual([['find', 'gate']])
    expect(parseSitesQuery(link)).toEqual(query)
  })

  it('reverses the order at a second click, and starts ascending for names, descending for numbers', () => {
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

describe('list of sites', () => {
  it('has pages of 25, and shows the last page for a number beyond it', () => {
    expect(partOf(51, 3)).toEqual({ part: 3, parts: 3, slice: { limit: 25, offset: 50 } })
    expect(partOf(51, 9).part).toBe(3)
    expect(partOf(50, 3)).toMatchObject({ part: 2, parts: 2 })
    expect(partOf(0, 1)).toEqual({ part: 1, parts: 1, slice: { limit: 25, offset: 0 } })
  })
})

describe('limitProblems', () => {
  const kinds = (limits: Record<string, number>, used: { languages: number; seats: number }) =>
    limitProblems({ ...used, tenant: { id: 'a', addons: [], plan: { id: PLAN, features: limits, name: 'Plus' } } }).map(
      ({ kind }) => kind,
    )

  it('reports a limit as soon as nothing is left of it', () => {
    expect(kinds({ additional_locales: 2, staff_seats: 3 }, { languages: 1, seats: 2 })).toEqual([])
    expect(kinds({ additional_locales: 2, staff_seats: 3 }, { languages: 2, seats: 3 })).toEqual([
      'limit.seats',
      'limit.languages',
    ])
    expect(kinds({ staff_seats: 0 }, { languages: 0, seats: 1 })).toEqual(['limit.seats'])
  })

  it('ignores unlimited features and unused ones', () => {
    expect(kinds({ additional_locales: -1, staff_seats: -1 }, { languages: 40, seats: 400 })).toEqual([])
    expect(kinds({ additional_locales: 0, staff_seats: 0 }, { languages: 0, seats: 0 })).toEqual([])
  })
})

it('countsFor ignores problems of a closed site, except failed jobs of its deletion', () => {
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
