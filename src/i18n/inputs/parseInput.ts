import type { z } from 'zod'
import { zodLocaleIn } from '../zodLocaleIn'
import { inputMessages as ar } from './ar'
import { inputMessages as en } from './en'
import { inputMessages as es } from './es'
import { parseWith, type InputMessages } from './inputProblem'

const MESSAGES: Record<string, InputMessages> = { ar, es }

/** Parses the input of a request. All messages are in its language: those of `inputProblem`, and zod's own. */
export const parseInput = <Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  { language }: { language: string },
): z.ZodSafeParseResult<z.infer<Schema>> =>
  parseWith(MESSAGES[language] ?? en, () => schema.safeParse(input, { error: zodLocaleIn(language) }))
