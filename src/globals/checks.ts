import type { Validate } from 'payload'
import { text } from 'payload/shared'
import type { MessageKey } from '@/i18n/en'
import { translatorOf } from '@/i18n/translator'
import { contentLanguages } from '@/lib/languages/languages'

/** Adds a check with a translated message to Payload's text validation. Empty values pass. */
const validateText =
  (isValid: (text: string) => boolean, problem: MessageKey): Validate =>
  (value: unknown, options) => {
    const invalid = [value ?? []].flat().find((item) => item !== '' && !isValid(String(item)))
    if (invalid !== undefined) return translatorOf(options.req.i18n)(problem, { value: String(invalid) })
    // Payload's type covers either one text or many.
    return text(value as never, options as never)
  }

/** A single line without control characters or angle brackets. */
export const plainLine = validateText((text) => !/[\p{C}<>]/u.test(text) && text.trim() !== '', 'platformLineWrong')

export const colour = validateText((text) => /^#[\da-f]{6}$/i.test(text), 'platformColourWrong')

export const webAddress = validateText(
  (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
  'platformAddressWrong',
)

export const contentLanguage = validateText(
  (code) => contentLanguages.some((language) => language.code === code),
  'platformLanguageWrong',
)

export const timeZone = validateText((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}, 'platformZoneWrong')
