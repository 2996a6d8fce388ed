import { turnOf } from '@/components/calls/turnOf'

it('tells what was read again from what is the same still, however alike they are', () => {
  const [first, second] = [{ docs: [] }, { docs: [] }]
  expect(turnOf(first)).toBe(turnOf(first))
  expect(turnOf(second)).not.toBe(turnOf(first))
  expect(turnOf('2026-11-22')).toBe(turnOf('2026-11-22'))
  expect(new Set([undefined, null, 0, 1, 'a', first].map(turnOf)).size).toBe(6)
})
