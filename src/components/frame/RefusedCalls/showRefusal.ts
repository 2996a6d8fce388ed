import { toast } from '@payloadcms/ui'
import type { Translator } from '@/i18n/createTranslator'

interface Refusal {
  message: string
  /** For a bulk edit: which documents failed and why. */
  lines: string[]
}

interface RefusalBody {
  message?: string
  errors?: { data?: { errors?: { message?: string }[] }; id?: string; message?: string }[]
}

/** Maximum number of documents listed. */
const MAX_LINES = 5

/**
 * Extracts the server's error message; null if there is none. A field's own error takes precedence over the summary.
 */
export function readRefusal(body: unknown, t: Translator): Refusal | null {
  const { errors = [], message }: RefusalBody = typeof body === 'object' && body !== null ? body : {}
  const [first] = errors
  if (message && first?.id) {
    const lines = errors.slice(0, MAX_LINES).map((error) => error.message ?? '')
    const remaining = errors.length - lines.length
    return { lines: remaining > 0 ? [...lines, t('usesMore', { count: remaining })] : lines, message }
  }
  const reason = first?.data?.errors?.[0]?.message ?? first?.message
  return reason ? { lines: [], message: reason } : null
}

/** Long enough to read several lines. */
const SHOWN_MS = 12_000

/**
 * Shows why a request was rejected.
 * @param body of the error response
 * @param fallback shown if the body has no message; nothing is shown if neither exists
 */
export function showRefusal(body: unknown, t: Translator, fallback?: string): void {
  const refusal = readRefusal(body, t) ?? (fallback ? { lines: [], message: fallback } : null)
  // One toast shows at a time: wait a frame so that this one comes after toasts of the same moment.
  if (refusal)
    requestAnimationFrame(
      () => void toast.error(refusal.message, { description: refusal.lines.join('\n'), duration: SHOWN_MS }),
    )
}
