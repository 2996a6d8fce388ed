import { toast } from '@payloadcms/ui'
import type { Translator } from '../../../i18n/say'
import { refusalOf } from './refusalOf'

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
