import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { decode, encode, type Answer } from 'dns-packet'
import { dnsRecordsFor } from '../../../src/lib/domains/dnsRecords'
import { settings } from '../../../src/lib/settings'
import { DOMAIN_TOKEN } from '../people'

/** A name server on this machine that says of every name that it leads to the edge and is proven. @returns its address */
export async function startNameServer(): Promise<{ address: string; stop: () => void }> {
  const socket = createSocket('udp4')
  const { EDGE_HOST: host } = settings()
  const proof = dnsRecordsFor('www.theatre.example', DOMAIN_TOKEN, { host, ipv4: [], ipv6: [] }).find(
    ({ type }) => type === 'TXT',
  )!.value
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message)
    const answers = questions.flatMap(({ name, type }): Answer[] => {
      if (type === 'TXT') return [{ data: [Buffer.from(proof)], name, ttl: 1, type }]
      return name === host ? [] : [{ data: host, name, ttl: 1, type: 'CNAME' }]
    })
    // Recursion is available, as of any resolver.
    const bytes = encode({ answers, flags: 0x180, id, questions, type: 'response' })
    socket.send(bytes, from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() }
}
