import { SMTPServer } from 'smtp-server'
import type { AddressInfo, Socket } from 'node:net'

interface Received {
  to: string[]
  /** The whole message, as it came over the wire. */
  source: string
}

/** What the server says instead of taking a mail; `hangUp` says nothing and closes the connection. */
export type Refusal = { at: 'data' | 'from' | 'to'; code: number; words: string } | { at: 'data'; hangUp: true }

export interface MailServer {
  url: string
  received: Received[]
  /** What it says to the next mails, by their recipient. */
  refusals: Map<string, Refusal>
  /** Called when a message is in, before the server says so. */
  onMessage: (mail: Received) => Promise<void> | void
  close: () => Promise<void>
}

const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

/** A real mail server on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const refusals = new Map<string, Refusal>()
  const mailbox: MailServer = {
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
    onMessage: () => undefined,
    received: [],
    refusals,
    url: '',
  }
  const sockets = new Map<number, Socket>()
  const smtp = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    hideENHANCEDSTATUSCODES: true,
    hidePIPELINING: true,
    onMailFrom(_, __, done) {
      const first = [...refusals.values()].find((one) => one.at === 'from')
      done(first && 'code' in first ? refusal(first.code, first.words) : null)
    },
    onRcptTo({ address }, _, done) {
      const said = refusals.get(address)
      done(said?.at === 'to' && 'code' in said ? refusal(said.code, said.words) : null)
    },
    onData(stream, session, done) {
      let source = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => (source += chunk))
      stream.on('end', () => {
        const mail = { source, to: session.envelope.rcptTo.map(({ address }) => address) }
        const said = refusals.get(mail.to[0] ?? '')
        if (said && 'hangUp' in said) {
          mailbox.received.push(mail)
          // Cut off in the middle, a server leaves the other side to find out.
          sockets.get(session.remotePort)?.destroy()
          return
        }
        if (said?.at === 'data') return done(refusal(said.code, said.words))
        mailbox.received.push(mail)
        void Promise.resolve(mailbox.onMessage(mail)).then(() => done())
      })
    },
  })
  smtp.on('error', () => undefined)
  smtp.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket))
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
  mailbox.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  return mailbox
}
