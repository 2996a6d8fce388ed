import type { MessageKey } from '@/i18n/en'
import type { Translator } from '@/i18n/createTranslator'
import { isolateText } from '@/lib/text/isolated'
import type { TemplateProblem } from './templateProblem'

/** Our messages for frequent errors of the engine. */
const MESSAGES: [RegExp, MessageKey][] = [
  [/^(?:tag|output) "?(.+?)"? not closed/s, 'liquidNotClosed'],
  [/^tag "(.+)" not found/, 'liquidNoTag'],
  [/^undefined filter: (.+)/, 'liquidNoFilter'],
  [/^(.+) limit exceeded/, 'liquidTooMuch'],
]

/** The problem of a template with its line and column, in the user's language. */
export const describeTemplateProblem = ({ column, line, message }: TemplateProblem, t: Translator): string =>
  t('liquidWrong', { column, line, message: liquidMessage(message, t) })

/** The problem without its position, for use where that is shown separately. */
export function liquidMessage(message: string, t: Translator): string {
  for (const [pattern, key] of MESSAGES) {
    const piece = pattern.exec(message)?.[1]
    if (piece) return t(key, { piece: isolateText(piece) })
  }
  return t('liquidUnclear', { piece: isolateText(message) })
}
