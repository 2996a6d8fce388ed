import type { z } from 'zod'
import { inputName } from './inputLabel'
import { readProblems, type Problem } from './readProblems'

/**
 * Parses the input of a request. Its problems are in the reader's language and name fields as the screens do.
 * @returns the value, or its problems
 */
export const parseInput = <Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  { language }: { language: string },
): { data: z.infer<Schema> } | { problems: Problem[] } =>
  readProblems(schema, input, { labelOf: (path) => inputName(path, language), language })
