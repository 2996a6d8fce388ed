import type { Translator } from '../../../i18n/say'

interface Refusal {
  message: string
  /** Of many documents, which and why. */
  lines: string[]
}

interface Refused {
  message?: string
  errors?: { data?: { errors?: { message?: string }[] }; id?: string; message?: string }[]
}

/** Most documents that are named. */
const MOST = 5

/** What the server refused, in its words; null where it had none. A field that is wrong says more than that one is. */
export function refusalOf(body: unknown, t: Translator): Refusal | null {
  const { errors = [], message }: Refused = typeof body === 'object' && body !== null ? body : {}
  const [first] = errors
  if (message && first?.id) {
    const lines = errors.slice(0, MOST).map((error) => error.message ?? '')
    const more = errors.length - lines.length
    return { lines: more > 0 ? [...lines, t('usesMore', { count: more })] : lines, message }
  }
  const reason = first?.data?.errors?.[0]?.message ?? first?.message
  return reason ? { lines: [], message: reason } : null
}
