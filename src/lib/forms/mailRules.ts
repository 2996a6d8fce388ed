import { toEmailAddress } from '@/lib/accounts/emailAddress'
import type { Answers } from './checkAnswers'

export const RULE_MATCHES = ['is', 'contains', 'answered'] as const

/** Sends an email about an answer to an address, if a question was answered in a certain way. */
export interface MailRule {
  address?: string | null
  match?: (typeof RULE_MATCHES)[number] | null
  /** Name of the question. */
  questionName?: string | null
  /** What the answer is or contains; of a choice, the value of an option. */
  value?: string | null
}

interface Recipients {
  mailRules?: MailRule[] | null
  /** Addresses that get an email for each answer. */
  notify?: string[] | null
}

/** The addresses that get an email about an answer, each once. What is not an address gets none. */
export function recipientsOf({ mailRules, notify }: Recipients, answers: Answers): string[] {
  const chosen = (mailRules ?? []).filter((rule) => isMatch(rule, answers)).map(({ address }) => address ?? '')
  const addresses = [...(notify ?? []), ...chosen].flatMap((typed) => toEmailAddress(typed) ?? [])
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()]
}

/** Upper and lower case make no difference. A rule that is not finished matches nothing. */
function isMatch({ match, questionName, value }: MailRule, answers: Answers): boolean {
  if (!questionName || !Object.hasOwn(answers, questionName)) return false
  const given = [answers[questionName]].flat().map((one) => comparable(String(one)))
  if (match === 'answered') return true
  const wanted = comparable(value ?? '')
  if (wanted === '') return false
  return given.some((text) => (match === 'contains' ? text.includes(wanted) : text === wanted))
}

const comparable = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
