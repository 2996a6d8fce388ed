import { callerNetwork } from '@/lib/http/callerNetwork'

describe('callerNetwork', () => {
  it('is the address that the outermost of our own proxies saw, whatever the caller sent', () => {
    expect(callerNetwork('198.51.100.9', 1)).toBe('198.51.100.9')
    expect(callerNetwork('10.9.9.9, 198.51.100.9', 1)).toBe('198.51.100.9')
    expect(callerNetwork('10.9.9.9, 198.51.100.9, 203.0.113.1', 2)).toBe('198.51.100.9')
    expect(callerNetwork('198.51.100.9', 2)).toBe('198.51.100.9')
    expect(callerNetwork('10.9.9.9, 198.51.100.9', 0)).toBe('198.51.100.9')
  })

  it('is null when no proxy passed an address', () => {
    for (const passed of [null, '', 'unknown']) expect(callerNetwork(passed, 1)).toBeNull()
  })
})
