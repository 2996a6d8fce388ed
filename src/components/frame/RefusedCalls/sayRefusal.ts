import { toast } from '@payloadcms/ui'
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

/** As long as it takes to read several lines. */
const SHOWN_MS = 12_000

/**
 * Says what a call was refused for.
 * @param body of the refusal
 * @param otherwise said where there are no words in it; nothing is said where there are none of either
 */
export function sayRefusal(body: unknown, t: Translator, otherwise?: string): void {
  const refusal = refusalOf(body, t) ?? (otherwise ? { lines: [], message: otherwise } : null)
  // After other words that are said at the same time: one message shows at once.
  if (refusal)
    requestAnimationFrame(
      () => void toast.error(refusal.message, { description: refusal.lines.join('\n'), duration: SHOWN_MS }),
    )
}
