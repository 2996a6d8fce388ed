import { identityOf } from '@/components/calls/identityOf'

it('tells what was read again from what is the same still, however alike they are', () => {
  const [first, second] = [{ docs: [] }, { docs: [] }]
  expect(identityOf(first)).toBe(identityOf(first))
  expect(identityOf(second)).not.toBe(identityOf(first))
  expect(identityOf('2026-11-22')).toBe(identityOf('2026-11-22'))
  expect(new Set([undefined, null, 0, 1, 'a', first].map(identityOf)).size).toBe(6)
})
