import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { createServer, type Server, type Socket } from 'node:net'
import { decode, encode, TRUNCATED_RESPONSE, type Answer, type Packet } from 'dns-packet'

/** Response for a name: values, or a failure. `truncated`: the full response is only sent over TCP. */
export type DnsResponse = 'garbage' | 'refused' | 'servfail' | 'silence' | string[] | { truncated: string[] }

type Kind = 'A' | 'AAAA' | 'CNAME' | 'TXT'

/** A local name server with scripted responses. Unknown names get NXDOMAIN. */
export interface DnsServer {
  /** `127.0.0.1:port`, as in `DNS_SERVERS`. */
  address: string
  /** `say('A', 'example.org', ['192.0.2.1'])`; parts of a TXT value are separated by `|`. */
  setResponse: (type: Kind, name: string, response: DnsResponse) => void
  reset: () => void
  /** Queries so far: `A example.org`. */
  queries: string[]
  /** Called before each response, which waits for the returned promise. */
  onQuestion: (hook: () => Promise<void> | void) => void
  close: () => Promise<void>
}

const RESPONSE = 'response' as const
const CODES = { nxdomain: 3, refused: 5, servfail: 2 }

/** @param port 0 for any free port */
export async function startDnsServer(port = 0): Promise<DnsServer> {
  const script = new Map<string, DnsResponse>()
  const asked: string[] = []
  let hook: () => Promise<void> | void = () => {}

  async function answer(message: Buffer, overTcp: boolean): Promise<Buffer | null> {
    const query = decode(message)
    const { name, type } = query.questions![0]!
    const key = `${type} ${name.toLowerCase()}`
    asked.push(key)
    await hook()
    const response = script.get(key) ?? (type === 'CNAME' ? undefined : script.get(`CNAME ${name.toLowerCase()}`))
    if (response === 'silence') return null
    if (response === 'garbage') return Buffer.from('this is no answer at all')
    const reply = (packet: Packet, rcode = 0): Buffer =>
      encode({
        ...packet,
        flags: (packet.flags ?? 0) | 0x80 | rcode,
        id: query.id,
        questions: query.questions,
        type: RESPONSE,
      })
    if (response === 'servfail' || response === 'refused') return reply({}, CODES[response])
    if (response === undefined) return reply({}, hasName(script, name) ? 0 : CODES.nxdomain)
    if (!Array.isArray(response))
      return overTcp
        ? reply({ answers: toAnswers(type as Kind, name, response.truncated) })
        : reply({ flags: TRUNCATED_RESPONSE })
    return reply({ answers: resolveCnames(script, type as Kind, name) })
  }

  const open = new Set<Socket>()
  const listener = (socket: Socket): void => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      void answer(data.subarray(2), true).then((bytes) => {
        if (!bytes) return
        const length = Buffer.alloc(2)
        length.writeUInt16BE(bytes.length)
        socket.write(Buffer.concat([length, bytes]))
      })
    })
  }
  const { tcp, udp } = await openBoth(port, listener)
  udp.on(
    'message',
    (message, from) => void answer(message, false).then((bytes) => bytes && udp.send(bytes, from.port, from.address)),
  )
  const bound = udp.address().port

  return {
    address: `127.0.0.1:${bound}`,
    queries: asked,
    close: async () => {
      for (const socket of open) socket.destroy()
      await Promise.all([
        new Promise<void>((resolve) => udp.close(() => resolve())),
        new Promise<void>((resolve) => tcp.close(() => resolve())),
      ])
    },
    reset: () => {
      script.clear()
      asked.length = 0
      hook = () => {}
    },
    onQuestion: (newHook) => (hook = newHook),
    setResponse: (type, name, response) => void script.set(`${type} ${name.toLowerCase()}`, response),
  }
}

const hasName = (script: Map<string, DnsResponse>, name: string): boolean =>
  [...script.keys()].some((key) => key.endsWith(` ${name.toLowerCase()}`))

/** Follows CNAMEs like a resolver, and stops at loops. */
function resolveCnames(script: Map<string, DnsResponse>, type: Kind, first: string): Answer[] {
  const answers: Answer[] = []
  const seen = new Set<string>()
  for (let name = first.toLowerCase(); !seen.has(name);) {
    seen.add(name)
    const direct = script.get(`${type} ${name}`)
    if (Array.isArray(direct)) return [...answers, ...toAnswers(type, name, direct)]
    const next = script.get(`CNAME ${name}`)
    if (!Array.isArray(next) || next.length === 0) return answers
    answers.push(...toAnswers('CNAME', name, next))
    name = next[0]!.toLowerCase()
  }
  return answers
}

function toAnswers(type: Kind, name: string, values: string[]): Answer[] {
  return values.map(
    (value) =>
      ({
        name,
        ttl: 1,
        type,
        data: type === 'TXT' ? value.split('|').map((part) => Buffer.from(part)) : value,
      }) as Answer,
  )
}

/**
 * Opens both protocols on the same port. A port that is free for UDP may be taken for TCP, so a random port may need
 * several attempts.
 */
async function openBoth(
  port: number,
  listener: (socket: Socket) => void,
  attempts = 10,
): Promise<{ tcp: Server; udp: UdpSocket }> {
  const udp = createSocket('udp4')
  const tcp = createServer(listener)
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve))
  try {
    await new Promise<void>(
      (resolve, reject) => void tcp.once('error', reject).listen(udp.address().port, '127.0.0.1', resolve),
    )
    return { tcp, udp }
  } catch (error) {
    udp.close()
    if (port !== 0 || attempts <= 1) throw error
    return openBoth(port, listener, attempts - 1)
  }
}
