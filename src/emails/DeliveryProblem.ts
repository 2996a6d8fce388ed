import { sanitizeName } from '@/lib/names/sanitizeName'
import type { LossReason } from './messages/MailMessages'

/** An email could not be delivered. The message is safe to show and log: it contains no addresses or links. */
export class DeliveryProblem extends Error {
  override name = 'DeliveryProblem'

  constructor(
    message: string,
    readonly reason: LossReason,
    /** Retrying would fail again. */
    readonly isFinal: boolean,
  ) {
    super(message)
  }
}

/**
 * SMTP commands whose rejection concerns this email. A rejected greeting, sign-in or sender is a configuration problem
 * and can be retried.
 */
const MESSAGE_COMMANDS = ['DATA', 'RCPT TO']

/** Converts an error of the transport to a `DeliveryProblem`. */
export function deliveryProblem(error: unknown): DeliveryProblem {
  if (error instanceof DeliveryProblem) return error
  const { code, command, permanent, response, responseCode }: Partial<Record<string, unknown>> =
    typeof error === 'object' && error !== null ? { ...error } : {}
  const answer = typeof response === 'string' && typeof responseCode === 'number' ? redactResponse(response) : ''
  if (permanent === true && MESSAGE_COMMANDS.includes(String(command)))
    return new DeliveryProblem(`Refused: ${answer}`, reasonOf(answer), true)
  // Nodemailer rejected the address as invalid.
  if (code === 'EENVELOPE' && command === 'API') return new DeliveryProblem('Not an address', 'noSuchAddress', true)
  const cause = answer || (typeof code === 'string' ? code.slice(0, 40) : 'unknown')
  return new DeliveryProblem(`Could not be handed over: ${cause}`, 'unreachable', false)
}

/** The status codes and a short text. Servers quote links and addresses in their responses, which are removed. */
function redactResponse(response: string): string {
  const [, code, detail, text] = /^(\d{3})[\s-]*(\d\.\d+\.\d+)?([\s\S]*)$/.exec(response) ?? []
  return [code, detail, sanitizeName((text ?? '').replace(/\S{25,}/g, ' '))].filter(Boolean).join(' ')
}

/** Classifies by the enhanced status codes of RFC 3463, or by the SMTP reply code for servers without them. */
function reasonOf(answer: string): LossReason {
  if (/^\d{3} 5\.2\.2/.test(answer) || answer.startsWith('552 ')) return 'mailboxFull'
  if (/^\d{3} 5\.1\.(?:1|2|3|6|10)\b/.test(answer)) return 'noSuchAddress'
  return 'refused'
}
