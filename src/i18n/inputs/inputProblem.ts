import { t } from '@payloadcms/translations'
import type { z } from 'zod'
import { plainFieldName } from '@/lib/activity/fieldLabels'
import { inputMessages } from './en'

export type InputMessages = Record<keyof typeof inputMessages, string>

type Path = readonly PropertyKey[]

/** What the problems of inputs are said with. */
export interface Speaker {
  messages: InputMessages
  /** What the field at a path is called. */
  labelOf: (path: Path) => string
}

/** The speaker of the problems that are being read, which is synchronous. English outside requests. */
let current: Speaker = {
  labelOf: (path) => plainFieldName(String(path.findLast((part) => typeof part === 'string') ?? '')),
  messages: inputMessages,
}

/** Says a problem of the field at a path. */
export const sayProblem = (
  { labelOf, messages }: Speaker,
  key: keyof InputMessages,
  path: Path = [],
  values: Record<string, number | string> = {},
): string => t({ key, translations: messages, vars: { field: labelOf(path), ...values } })

/**
 * The error of a check in a schema: `z.string().refine(isDay, inputProblem('day'))`. Its message names the field, and is
 * in the language of the request that `parseInput` parses. Types, lengths, choices and formats need none: `issueSentence`
 * says theirs.
 */
export const inputProblem = (key: keyof InputMessages): { error: (issue: z.core.$ZodRawIssue) => string } => ({
  error: ({ path }) => sayProblem(current, key, path),
})

/** Reads problems in the words of a speaker. */
export function readAs<Result>(speaker: Speaker, read: () => Result): Result {
  const before = current
  current = speaker
  try {
    return read()
  } finally {
    current = before
  }
}
