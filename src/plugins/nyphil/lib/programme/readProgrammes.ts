import type { z } from 'zod'
import type { Report } from '../report'
import { concertSchema, fileSchema, programmeSchema, workSchema, type Programme } from './fileSchema'

/** Thrown for a file that is not from the archive. */
export class WrongShape extends Error {
  override name = 'WrongShape'
}

/**
 * Parses the programmes of a file. Invalid programmes are reported and left out.
 * @throws WrongShape if the file is not from the archive
 */
export function readProgrammes(content: unknown, report: Report): Programme[] {
  const file = fileSchema.safeParse(content)
  if (!file.success) throw new WrongShape('it has no list "programs"')
  const seen = new Set<string>()
  return file.data.programs.flatMap((entry, index) => {
    const position = `programme ${index + 1}`
    const parsed = programmeSchema.safeParse(entry)
    if (!parsed.success) return report.add('Programmes left out', position, firstProblem(parsed.error))
    const { concerts, programID, works, ...rest } = parsed.data
    const label = `programme ${programID ?? rest.id}`
    if (seen.has(rest.id)) return report.add('Programmes left out', label, 'is in the file twice; the first one counts')
    seen.add(rest.id)
    return [
      {
        ...rest,
        concerts: readEach(concerts, concertSchema, (reason) => report.add('Concerts left out', label, reason)),
        label,
        works: readEach(works, workSchema, (reason) => report.add('Works left out', label, reason)).filter(
          (work) => work.interval === undefined,
        ),
      },
    ]
  })
}

function readEach<Schema extends z.ZodType>(
  entries: unknown[],
  schema: Schema,
  reportProblem: (reason: string) => void,
): z.output<Schema>[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return [parsed.data]
    reportProblem(firstProblem(parsed.error))
    return []
  })
}

function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : 'not readable'
}
