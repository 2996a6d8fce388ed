import { callerNetwork } from '@/lib/http/callerNetwork'

describe('the network of a caller', () => {
  it('is what the outermost of our own proxies saw, whatever the caller wrote before it', () => {
    expect(callerNetwork('198.51.100.9', 1)).toBe('198.51.100.9')
    expect(callerNetwork('10.9.9.9, 198.51.100.9', 1)).toBe('198.51.100.9')
    expect(callerNetwork('10.9.9.9, 198.51.100.9, 203.0.113.1', 2)).toBe('198.51.100.9')
    expect(callerNetwork('198.51.100.9', 2)).toBe('198.51.100.9')
    expect(callerNetwork('10.9.9.9, 198.51.100.9', 0)).toBe('198.51.100.9')
  })

  it('is unknown where nobody says it', () => {
    for (const passed of [null, '', 'unknown']) expect(callerNetwork(passed, 1)).toBeNull()
  })
})
