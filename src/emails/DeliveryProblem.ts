import { plainName } from '../lib/names/plainName'
import type { LossReason } from './messages/MailMessages'

/** A mail could not be handed over. The message may be shown and logged: it names no address and holds no link. */
export class DeliveryProblem extends Error {
  override name = 'DeliveryProblem'

  constructor(
    message: string,
    readonly reason: LossReason,
    /** The same mail would be refused again. */
    readonly isFinal: boolean,
  ) {
    super(message)
  }
}

/** Where a refusal is about this mail. At the greeting, the sign-in or the sender it is about us, and can be mended. */
const ABOUT_THE_MAIL = ['DATA', 'RCPT TO']

/** Reads why a mail could not be handed over. */
export function deliveryProblem(error: unknown): DeliveryProblem {
  if (error instanceof DeliveryProblem) return error
  const { code, command, permanent, response, responseCode }: Partial<Record<string, unknown>> =
    typeof error === 'object' && error !== null ? { ...error } : {}
  const answer = typeof response === 'string' && typeof responseCode === 'number' ? shown(response) : ''
  if (permanent === true && ABOUT_THE_MAIL.includes(String(command)))
    return new DeliveryProblem(`Refused: ${answer}`, reasonOf(answer), true)
  // Nodemailer itself takes the address for none.
  if (code === 'EENVELOPE' && command === 'API') return new DeliveryProblem('Not an address', 'noSuchAddress', true)
  const what = answer || (typeof code === 'string' ? code.slice(0, 40) : 'unknown')
  return new DeliveryProblem(`Could not be handed over: ${what}`, 'unreachable', false)
}

/** The numbers and a few words. Servers quote what they refuse, with links, addresses and all; that goes. */
function shown(response: string): string {
  const [, code, detail, words] = /^(\d{3})[\s-]*(\d\.\d+\.\d+)?([\s\S]*)$/.exec(response) ?? []
  return [code, detail, plainName((words ?? '').replace(/\S{25,}/g, ' '))].filter(Boolean).join(' ')
}

/** By the codes of RFC 3463; a server without them is taken at the number that it has for a mailbox. */
function reasonOf(answer: string): LossReason {
  if (/^\d{3} 5\.2\.2/.test(answer) || answer.startsWith('552 ')) return 'mailboxFull'
  if (/^\d{3} 5\.1\.(?:1|2|3|6|10)\b/.test(answer)) return 'noSuchAddress'
  return 'refused'
}
