import {
  defaultChoice,
  inGroups,
  withDefaults,
  splitChoices,
  type Choice,
  type UnlinkedShown,
} from '@/plugins/ticketing/lib/bringIn/choices'
import { toImportResult } from '@/plugins/ticketing/lib/bringIn/importResult'
import { toResult, type RequestedLink } from '@/plugins/ticketing/lib/bringIn/linkResult'
import { daysIn } from '@/plugins/ticketing/components/BringIn/daysIn'

const ALL = { canCreate: true, canLink: true }
const event = (externalId: string, more: Partial<UnlinkedShown> = {}): UnlinkedShown => ({
  externalId,
  firstDay: null,
  lastDay: null,
  matches: [],
  name: `Event ${externalId}`,
  performances: 1,
  suggested: null,
  venue: null,
  ...more,
})
const alike = event('e2', {
  matches: [{ firstDay: null, id: 'a', lastDay: null, reasons: ['sameTitle'], title: 'Hamlet', venue: null }],
  suggested: 'a',
})

describe('Choices for an import', () => {
  it('defaultChoice links a likely match, otherwise creates a draft, within the permissions of the user', () => {
    expect(defaultChoice(event('e1'), ALL)).toEqual({ action: 'create', name: 'Event e1' })
    expect(defaultChoice(alike, ALL)).toEqual({ action: 'link', event: 'a', name: 'Event e2', title: 'Hamlet' })
    expect(defaultChoice({ ...alike, suggested: null }, ALL)?.action).toBe('create')
    expect(defaultChoice(event('e1'), { canCreate: false, canLink: true })).toBeNull()
    expect(defaultChoice(alike, { canCreate: true, canLink: false })?.action).toBe('create')
  })

  it('withDefaults keeps the choices that somebody made and fills in the rest', () => {
    const own: Choice = { action: 'create', name: 'Event e2' }
    const choices = withDefaults(new Map([['e2', own]]), [event('e1'), alike], ALL)
    expect([...choices.keys()].sort()).toEqual(['e1', 'e2'])
    expect(choices.get('e2')).toBe(own)
    expect(splitChoices(choices)).toEqual({ create: ['e2', 'e1'], link: [] })
    expect(splitChoices(withDefaults(new Map(), [event('e1'), alike], ALL))).toEqual({
      create: ['e1'],
      link: [{ event: 'a', externalId: 'e2' }],
    })
  })

  it('inGroups splits a list into groups and keeps every item', () => {
    expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
    expect(inGroups([], 2)).toEqual([])
  })
})

describe('toResult', () => {
  const known = (documentId: string, externalId: string, isConnected = true) => ({
    documentId,
    externalId,
    isConnected,
    provider: 'spektrix',
  })
  const wanted = (more: Partial<RequestedLink> = {}): RequestedLink => ({
    event: 'a',
    externalId: 'e1',
    hasEvent: true,
    name: 'Hamlet',
    ofEvent: undefined,
    ofExternal: undefined,
    provider: 'spektrix',
    ...more,
  })

  it.each([
    ['linked', wanted()],
    ['linked', wanted({ ofEvent: known('a', 'e9', false) })],
    ['linked', wanted({ ofEvent: known('a', 'e1', false), ofExternal: known('a', 'e1', false) })],
    ['already', wanted({ ofEvent: known('a', 'e1'), ofExternal: known('a', 'e1') })],
    ['follows', wanted({ ofEvent: known('a', 'e9') })],
    ['follows', wanted({ ofEvent: { ...known('a', 'e1'), provider: 'tessitura' } })],
    ['taken', wanted({ ofExternal: known('b', 'e1') })],
    ['gone', wanted({ name: undefined })],
    ['noEvent', wanted({ hasEvent: false })],
  ] as const)('returns %s (case %#)', (result, link) => {
    expect(toResult(link)).toBe(result)
  })
})

describe('toImportResult', () => {
  it.each([
    ['created', { isCreated: true, isLinked: true, isRefused: false, status: 'done' }],
    ['created', { isCreated: true, isLinked: true, isRefused: false, status: 'running' }],
    ['waiting', { isCreated: false, isLinked: false, isRefused: false, status: 'running' }],
    ['taken', { isCreated: false, isLinked: true, isRefused: false, status: 'done' }],
    ['refused', { isCreated: false, isLinked: false, isRefused: true, status: 'done' }],
    ['gone', { isCreated: false, isLinked: false, isRefused: false, status: 'done' }],
    ['failed', { isCreated: false, isLinked: false, isRefused: false, status: 'failed' }],
  ] as const)('returns %s (case %#)', (result, outcome) => {
    expect(toImportResult(outcome)).toBe(result)
  })
})

describe('daysIn', () => {
  it('formats one day as a date, several days as a range, and unknown days as an empty text', () => {
    expect(daysIn({ firstDay: '2031-03-01', lastDay: '2031-03-01' }, 'en')).toBe('1 Mar 2031')
    expect(daysIn({ firstDay: '2031-03-01', lastDay: '2031-03-09' }, 'en')).toMatch(/^1\s?[–-]\s?9 Mar 2031$/)
    expect(daysIn({ firstDay: null, lastDay: '2031-03-09' }, 'en')).toBe('9 Mar 2031')
    expect(daysIn({ firstDay: null, lastDay: null }, 'en')).toBe('')
    expect(daysIn({ firstDay: 'soon', lastDay: null }, 'en')).toBe('')
  })
})
