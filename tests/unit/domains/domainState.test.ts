import { stateAfterCheck, type DomainState } from '@/lib/domains/domainState'

const NOW = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const state = (status: DomainState['status'], failingSince: Date | null = null): DomainState => ({
  failingSince,
  status,
})
const check = (before: DomainState, verified: boolean, isScheduled = false) =>
  stateAfterCheck(before, { isScheduled, now: NOW, verified })

describe('stateAfterCheck [A-149] [A-150]', () => {
  it('is active after a successful check, whatever it was before', () => {
    for (const status of ['needs_setup', 'verifying', 'error', 'active'] as const)
      expect(check(state(status, hoursAgo(5)), true)).toEqual(state('active'))
  })

  it('is needs_setup after a failed check of a domain that is not active yet', () => {
    expect(check(state('needs_setup'), false)).toEqual(state('needs_setup'))
    expect(check(state('verifying'), false)).toEqual(state('needs_setup'))
  })

  it('stays development for a development name [A-151]', () => {
    for (const verified of [true, false])
      expect(check(state('development'), verified, true)).toEqual(state('development'))
  })

  it('is error after scheduled checks failed for 72 hours, and no sooner', () => {
    expect(check(state('active'), false, true)).toEqual(state('active', NOW))
    expect(check(state('active', hoursAgo(71.9)), false, true)).toEqual(state('active', hoursAgo(71.9)))
    expect(check(state('active', hoursAgo(72)), false, true)).toEqual(state('error', hoursAgo(72)))
    expect(check(state('active', hoursAgo(200)), false)).toEqual(state('active', hoursAgo(200)))
    expect(check(state('error', hoursAgo(80)), false, true)).toEqual(state('error', hoursAgo(80)))
  })
})
