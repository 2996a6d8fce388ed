import { BlockList, isIPv6 } from 'node:net'

const PRIVATE: [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
]

const list = new BlockList()
for (const [network, bits] of PRIVATE) list.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4')

/** Does it belong to a machine or a house? What our name servers know of such is nobody's business. */
export const isPrivateAddress = (address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
