import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Programme } from '@/plugins/nyphil/lib/programme/fileSchema'
import { readProgrammes } from '@/plugins/nyphil/lib/programme/readProgrammes'
import { newReport, type Report } from '@/plugins/nyphil/lib/report'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

export const FIXTURE = join(ROOT, 'tests', 'fixtures', 'nyphil', 'programmes.json')

/** Files of the archive itself, where they stand beside the clone. */
export const archiveFiles = (): string[] =>
  ['2024-25_to_now.json', '2004-05_to_2010-11.json']
    .map((name) => join(ROOT, '..', 'shared', 'data', 'nyphil', name))
    .filter((file) => existsSync(file))

export function readFixture(file = FIXTURE): { programmes: Programme[]; report: Report } {
  const report = newReport()
  return { programmes: readProgrammes(JSON.parse(readFileSync(file, 'utf8')), report), report }
}
