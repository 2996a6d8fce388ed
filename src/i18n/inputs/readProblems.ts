import type { z } from 'zod'
import { inputMessages as ar } from './ar'
import { inputMessages as cy } from './cy'
import { inputMessages as en } from './en'
import { inputMessages as es } from './es'
import { exampleOf } from './exampleOf'
import { readAs, type InputMessages, type Speaker } from './inputProblem'
import { issueSentence, type IssueContext } from './issueSentence'

const MESSAGES: Record<string, InputMessages> = { ar, cy, es }

export interface Problem {
  message: string
  /** Keys and indexes, separated by points: `domains.0.domain`. */
  path: string
}

interface ReadOptions {
  /** Of the reader. */
  language: string
  labelOf: Speaker['labelOf']
  /** See `IssueContext`. */
  listsChoices?: boolean
}

/**
 * Parses a value. Each problem is a sentence that names the field and says what is expected; a value has one problem.
 * @returns the value, or its problems
 */
export function readProblems<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  { labelOf, language, listsChoices }: ReadOptions,
): { data: z.infer<Schema> } | { problems: Problem[] } {
  const context: IssueContext = {
    exampleOf: (path) => exampleOf(schema, path),
    language,
    listsChoices,
    speaker: { labelOf, messages: MESSAGES[language] ?? en },
  }
  const parsed = schema.safeParse(input, { error: (issue) => issueSentence(issue, context) })
  if (parsed.success) return { data: parsed.data }
  // Zod builds messages when `error` is first read.
  return readAs(context.speaker, () => {
    const problems = new Map<string, Problem>()
    for (const { message, path } of parsed.error.issues) {
      const place = path.join('.')
      if (!problems.has(place)) problems.set(place, { message, path: place })
    }
    return { problems: [...problems.values()] }
  })
}
