import { t } from '@payloadcms/translations'
import type { z } from 'zod'
import { inputMessages } from './en'

export type InputMessages = Record<keyof typeof inputMessages, string>

/** The messages of the problems that are being read, which is synchronous. English outside requests. */
let current: InputMessages = inputMessages

/**
 * The error of a check in a schema: `z.string().max(80, inputProblem('most'))`. Its message is in the language of the
 * request that `parseInput` parses. `{{minimum}}` and `{{maximum}}` are the limits of the check.
 */
export const inputProblem = (key: keyof InputMessages): { error: (issue: z.core.$ZodRawIssue) => string } => ({
  error: ({ maximum, minimum }) => t({ key, translations: current, vars: { maximum, minimum } }),
})

/** Reads problems in other messages. */
export function inMessages<Result>(messages: InputMessages, read: () => Result): Result {
  const before = current
  current = messages
  try {
    return read()
  } finally {
    current = before
  }
}
