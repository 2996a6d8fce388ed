import type { Validate } from 'payload'
import { date, text } from 'payload/shared'
import type { MessageKey } from '../i18n/en'
import { translatorOf } from '../i18n/translator'
import { contentLanguages } from '../lib/languages/languages'

/** Refuses what does not fit, in the reader's language, beside what Payload refuses in every text. Nothing at all fits. */
const checked =
  (fits: (text: string) => boolean, problem: MessageKey): Validate =>
  (value: unknown, options) => {
    const wrong = [value ?? []].flat().find((one) => one !== '' && !fits(String(one)))
    if (wrong !== undefined) return translatorOf(options.req.i18n)(problem, { value: String(wrong) })
    // Payload types it for one text or for many.
    return text(value as never, options as never)
  }

/** One line without control characters or marks that turn the text around it. */
export const plainLine = checked((text) => !/[\p{C}<>]/u.test(text) && text.trim() !== '', 'platformLineWrong')

export const colour = checked((text) => /^#[\da-f]{6}$/i.test(text), 'platformColourWrong')

export const webAddress = checked(
  (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
  'platformAddressWrong',
)

export const contentLanguage = checked(
  (code) => contentLanguages.some((one) => one.code === code),
  'platformLanguageWrong',
)

export const timeZone = checked((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}, 'platformZoneWrong')

/** Later than another moment of the same form. */
export const after =
  (other: string): Validate =>
  (value: unknown, options) => {
    const start = (options.siblingData as Record<string, unknown>)[other]
    const isOrdered = !value || !start || Date.parse(String(value)) > Date.parse(String(start))
    return isOrdered ? date(value as never, options as never) : translatorOf(options.req.i18n)('platformUntilWrong')
  }
