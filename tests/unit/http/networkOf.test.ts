import { networkOf } from '@/lib/http/callerNetwork'

describe('networkOf', () => {
  it('returns an IPv4 address itself, and the /64 of an IPv6 address in any notation', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
    for (const address of [
      '2001:db8::1',
      '2001:db8::ffff:1',
      '2001:0DB8:0:0:1::',
      '2001:db8:0:0:a:b:c:d',
      '2001:db8::192.0.2.7',
    ])
      expect(networkOf(address)).toBe('2001:db8:0:0::')
    expect(networkOf('2001:db8:7::42')).toBe('2001:db8:7:0::')
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
    expect(networkOf('::1')).toBe('0:0:0:0::')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::')
  })

  it('returns null for text that is not an address', () => {
    for (const text of ['', 'unknown', '192.0.2', '2001:db8', ':::', '1.2.3.4:80']) expect(networkOf(text)).toBeNull()
  })
})
