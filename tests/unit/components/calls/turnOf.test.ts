import { identityOf } from '@/components/calls/identityOf'

it('identityOf returns one identity per object and per primitive value, even for objects with equal content', () => {
  const [first, second] = [{ docs: [] }, { docs: [] }]
  expect(identityOf(first)).toBe(identityOf(first))
  expect(identityOf(second)).not.toBe(identityOf(first))
  expect(identityOf('2026-11-22')).toBe(identityOf('2026-11-22'))
  expect(new Set([undefined, null, 0, 1, 'a', first].map(identityOf)).size).toBe(6)
})
