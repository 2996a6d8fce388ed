import { fixedMessages as ar } from './ar'
import { fixedMessages as cy } from './cy'
import { fixedMessages as en } from './en'
import { fixedMessages as es } from './es'

const TRANSLATIONS: Record<string, typeof ar> = { ar, cy, es }

const KEYS = new Map(Object.entries(en).map(([key, text]) => [text, key as keyof typeof en]))

interface WithMessages {
  message: string
  cause?: string
  errors?: { message: string; path?: string }[]
  status: number
  code: string
  retryAfter?: number
}

/** A fixed message in another language. Other texts are returned unchanged: they are in the reader's language already. */
export function fixedMessageIn(language: string, message: string): string {
  const key = KEYS.get(message)
  return (key && TRANSLATIONS[language]?.[key]) ?? message
}

/** A failure with its fixed messages in a language. */
export const inLanguage = (
  { cause, code, errors, message, retryAfter, status }: WithMessages,
  language: string,
): WithMessages => ({
  code,
  errors: errors?.map((error) => ({ ...error, message: fixedMessageIn(language, error.message) })),
  message: fixedMessageIn(language, message),
  retryAfter,
  status,
  ...(cause !== undefined && { cause: fixedMessageIn(language, cause) }),
})
