import type { z } from 'zod'
import type { Report } from '../report'
import { concertSchema, fileSchema, programmeSchema, workSchema, type Programme } from './fileSchema'

/** The file is not one of the archive's. */
export class WrongShape extends Error {
  override name = 'WrongShape'
}

/**
 * Reads what a file holds. One bad programme does not spoil the others: it is reported and left out.
 * @throws WrongShape when it is no such file at all
 */
export function readProgrammes(content: unknown, report: Report): Programme[] {
  const file = fileSchema.safeParse(content)
  if (!file.success) throw new WrongShape('it has no list "programs"')
  const seen = new Set<string>()
  return file.data.programs.flatMap((entry, index) => {
    const place = `programme ${index + 1}`
    const read = programmeSchema.safeParse(entry)
    if (!read.success) return report.add('Programmes left out', place, firstProblem(read.error))
    const { concerts, programID, works, ...rest } = read.data
    const label = `programme ${programID ?? rest.id}`
    if (seen.has(rest.id)) return report.add('Programmes left out', label, 'is in the file twice; the first one counts')
    seen.add(rest.id)
    return [
      {
        ...rest,
        concerts: readEach(concerts, concertSchema, (why) => report.add('Concerts left out', label, why)),
        label,
        works: readEach(works, workSchema, (why) => report.add('Works left out', label, why)).filter(
          (work) => work.interval === undefined,
        ),
      },
    ]
  })
}

function readEach<Schema extends z.ZodType>(
  entries: unknown[],
  schema: Schema,
  complain: (why: string) => void,
): z.output<Schema>[] {
  return entries.flatMap((entry) => {
    const read = schema.safeParse(entry)
    if (read.success) return [read.data]
    complain(firstProblem(read.error))
    return []
  })
}

function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : 'not readable'
}
