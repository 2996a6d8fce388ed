import type { MessageKey } from '../../../i18n/en'
import type { Translator } from '../../../i18n/createTranslator'
import { isolated } from '../../text/isolated'
import type { TemplateProblem } from './templateProblem'

/** What the engine says most, and how we say it. */
const KNOWN: [RegExp, MessageKey][] = [
  [/^(?:tag|output) "?(.+?)"? not closed/s, 'liquidNotClosed'],
  [/^tag "(.+)" not found/, 'liquidNoTag'],
  [/^undefined filter: (.+)/, 'liquidNoFilter'],
  [/^(.+) limit exceeded/, 'liquidTooMuch'],
]

/** What is wrong with a template, with its line and column, in the reader's language. */
export const describeTemplateProblem = ({ column, line, message }: TemplateProblem, t: Translator): string =>
  t('liquidWrong', { column, line, message: liquidMessage(message, t) })

/** The same without its place, for where that stands beside it. */
export function liquidMessage(message: string, t: Translator): string {
  for (const [pattern, word] of KNOWN) {
    const piece = pattern.exec(message)?.[1]
    if (piece) return t(word, { piece: isolated(piece) })
  }
  return t('liquidUnclear', { piece: isolated(message) })
}
