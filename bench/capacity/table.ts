import type { Disk } from './disk'
import type { JobTimes } from './jobs/timeJobs'
import { percentile, type Durations } from './measureQuestion'
import type { Work } from './plans'
import type { Question } from './questions'

/** What was measured of one question. */
export interface Measured {
  question: Question
  few?: Durations | undefined
  many: Durations
  workOfFew?: Work | undefined
  workOfMany: Work
}

/** The same costs however many sites there are: hardly more than chance. */
const MOST_GROWTH = 1.25
/** More rows than that are not read from end to end. */
const MOST_SCANNED = 1_000
/** More rows are not looked at for one request, wherever they stand. */
const MOST_ROWS = 20_000

/** What of it is not as it should be. */
export function missesOf({ few, many, question, workOfFew, workOfMany }: Measured): string[] {
  const growth = few ? percentile(many, 50) / percentile(few, 50) : 1
  return [
    ...(question.target !== undefined && percentile(many, 95) > question.target
      ? [`p95 over ${question.target} ms`]
      : []),
    ...(growth > MOST_GROWTH ? ['grows with sites'] : []),
    ...Object.entries(workOfMany.scanned).flatMap(([table, rows]) =>
      rows > MOST_SCANNED ? [`reads ${table} from end to end (${rows})`] : [],
    ),
    ...(workOfFew && workOfMany.rows > MOST_ROWS && workOfMany.rows > 2 * workOfFew.rows
      ? [`looks at ${most(workOfMany.found)}`]
      : []),
  ]
}

const most = (found: Record<string, number>): string =>
  Object.entries(found)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([table, rows]) => `${rows} of ${table}`)
    .join(', ')

const HEAD = [
  'question'.padEnd(38),
  'few p50',
  'many p50',
  '    p95',
  '    p99',
  'growth',
  'statements',
  'rows few/many'.padEnd(15),
].join('  ')

export const headOf = (about: string): string => `\n${about}\n${HEAD}`

export function lineOf(measured: Measured): string {
  const { few, many, question, workOfFew, workOfMany } = measured
  const of = (durations: Durations | undefined, part: number): string =>
    durations ? percentile(durations, part).toFixed(1).padStart(7) : '      –'
  return [
    question.name.padEnd(38),
    of(few, 50),
    ` ${of(many, 50)}`,
    of(many, 95),
    of(many, 99),
    few ? (percentile(many, 50) / percentile(few, 50)).toFixed(2).padStart(6) : '     –',
    String(workOfMany.statements).padStart(10),
    `${workOfFew?.rows ?? '–'}/${workOfMany.rows}`.padEnd(15),
    missesOf(measured).join(', ') || 'as it should be',
  ].join('  ')
}

export const jobLines = (few: JobTimes, many: JobTimes): string =>
  Object.entries(many)
    .map(([name, { ms, problem }]) =>
      [
        name.padEnd(38),
        ((few[name]?.ms ?? 0) / 1000).toFixed(2).padStart(7),
        (ms / 1000).toFixed(2).padStart(9),
        problem ?? '',
      ].join('  '),
    )
    .join('\n')

const MB = 2 ** 20

export const diskLines = ({ bytes, documents, sites, tables }: Disk): string =>
  [
    `\ndisk: ${(bytes / MB).toFixed(0)} MB for ${sites} sites with ${documents} documents: ${(bytes / MB / sites).toFixed(2)} MB a site, ${(bytes / 1024 / documents).toFixed(1)} KB a document`,
    ...tables.map(
      (table) =>
        `  ${table.name.padEnd(36)} ${(table.bytes / MB).toFixed(0).padStart(6)} MB, of which indexes ${(table.indexes / MB).toFixed(0)}`,
    ),
  ].join('\n')
