import { z } from 'zod'
import { inputMessages as ar } from './ar'
import { inputMessages as en } from './en'
import { inputMessages as es } from './es'
import { inMessages, type InputMessages } from './inputProblem'

const MESSAGES: Record<string, InputMessages> = { ar, es }

/**
 * Parses the input of a request. All messages are in its language: those of `inputProblem`, and zod's own.
 * @returns the value, or its problems
 */
export const parseInput = <Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  { language }: { language: string },
): { data: z.infer<Schema> } | { problems: { message: string; path: string }[] } => {
  const parsed = schema.safeParse(input, { error: zodLocaleIn(language) })
  if (parsed.success) return { data: parsed.data }
  // Zod builds messages when `error` is first read.
  return inMessages(MESSAGES[language] ?? en, () => ({
    problems: parsed.error.issues.map(({ message, path }) => ({ message, path: path.join('.') })),
  }))
}

const LOCALES: Record<string, typeof z.locales.en> = { ar: z.locales.ar, es: z.locales.es }

/** Zod's own messages in a language of the admin. English where it is unknown. */
export const zodLocaleIn = (language: string) => (LOCALES[language] ?? z.locales.en)().localeError
