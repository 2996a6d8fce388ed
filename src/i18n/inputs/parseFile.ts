import type { z } from 'zod'
import { readProblems, type Problem } from './readProblems'

/**
 * Parses the content of a file that somebody writes by hand. Its problems are in the reader's language, name keys as they
 * stand in the file, and list what can be chosen.
 * @returns the value, or its problems
 */
export const parseFile = <Schema extends z.ZodType>(
  schema: Schema,
  content: unknown,
  language: string,
): { data: z.infer<Schema> } | { problems: Problem[] } =>
  readProblems(schema, content, {
    labelOf: (path) => String(path.findLast((part) => typeof part === 'string') ?? ''),
    language,
    listsChoices: true,
  })
