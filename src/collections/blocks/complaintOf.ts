import { translatorOf } from '../../i18n/translator'
import type { TemplateProblem } from '../../lib/content/liquid/checkTemplate'

/** What is wrong with a template, with its line and column, in the reader's language. */
export const complaintOf = ({ column, line, message }: TemplateProblem, i18n: { language: string }): string => translatorOf(i18n)('liquidWrong', { column, line, message })
