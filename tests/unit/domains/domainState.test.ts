import { stateAfterCheck, type DomainState } from '@/lib/domains/domainState'

const NOW = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const state = (status: DomainState['status'], failingSince: Date | null = null): DomainState => ({
  failingSince,
  status,
})
const check = (before: DomainState, verified: boolean, isScheduled = false) =>
  stateAfterCheck(before, { isScheduled, now: NOW, verified })

describe('[A-149] [A-150] the state of a domain', () => {
  it('is active after a successful check, whatever it was', () => {
    for (const status of ['needs_setup', 'verifying', 'error', 'active'] as const)
      expect(check(state(status, hoursAgo(5)), true)).toEqual(state('active'))
  })

  it('stays, or goes back to, needs_setup after a failed one', () => {
    expect(check(state('needs_setup'), false)).toEqual(state('needs_setup'))
    expect(check(state('verifying'), false)).toEqual(state('needs_setup'))
  })

  it('[A-151] is always development for a development name', () => {
    for (const verified of [true, false])
      expect(check(state('development'), verified, true)).toEqual(state('development'))
  })

  it('turns to error after 72 hours of failing scheduled checks, and no sooner', () => {
    expect(check(state('active'), false, true)).toEqual(state('active', NOW))
    expect(check(state('active', hoursAgo(71.9)), false, true)).toEqual(state('active', hoursAgo(71.9)))
    expect(check(state('active', hoursAgo(72)), false, true)).toEqual(state('error', hoursAgo(72)))
    expect(check(state('active', hoursAgo(200)), false)).toEqual(state('active', hoursAgo(200)))
    expect(check(state('error', hoursAgo(80)), false, true)).toEqual(state('error', hoursAgo(80)))
  })
})
