import type { Importer } from '@/config/feature'
import { importProgrammes, type ImportResult } from './importProgrammes'
import { newReport, type Report } from './lib/report'
import { showProgress } from './progress'
import { ORDER } from './lib/plan/registry'
import { readFile } from 'node:fs/promises'
import type { Programme } from './lib/programme/fileSchema'
import { readProgrammes, WrongShape } from './lib/programme/readProgrammes'
import { ImportError } from '@/lib/import/ImportError'

interface ImportArguments {
  file: string
  /** Slug of the tenant. */
  tenant: string
}

const USAGE = 'nyphil <file> --tenant <slug>'

/**
 * Parses the command line.
 * @param given arguments after the name of the source
 * @throws ImportRefused with a sentence about what is missing
 */
export function readArguments(given: string[]): ImportArguments {
  const positionals: string[] = []
  let tenant: string | undefined
  const remaining = [...given]
  for (let arg = remaining.shift(); arg !== undefined; arg = remaining.shift()) {
    if (arg === '--tenant') tenant = remaining.shift()
    else if (arg.startsWith('--tenant=')) tenant = arg.slice('--tenant='.length)
    else if (arg.startsWith('-')) throw usageError(`Unknown option ${arg}. Usage`)
    else positionals.push(arg)
  }
  const [file, ...rest] = positionals
  if (!file || rest.length > 0) throw usageError('Name one file')
  if (!tenant) throw usageError('Name the tenant by its slug')
  return { file, tenant }
}

const usageError = (problem: string) => new ImportError(`${problem}: npm run import -- ${USAGE}`)

const MAX_LINES = 20

/** The summary printed at the end: what was imported, and what could not be read. */
function summaryOf(result: ImportResult, report: Report, seconds: number): string[] {
  const rows = ORDER.map(
    (collection) =>
      `${collection.padEnd(16)}${count(result[collection].written)} new, ${count(result[collection].known)} there already`,
  )
  const written = ORDER.reduce((sum, collection) => sum + result[collection].written, 0)
  const rate = written > 0 ? `, ${count(Math.round(written / seconds))} a second` : ''
  return ['', ...rows, '', ...problemLines(report), `${count(written)} documents in ${seconds.toFixed(1)} s${rate}`]
}

function problemLines({ lines }: Report): string[] {
  if (lines.size === 0) return ['Everything could be read.', '']
  return [...lines].flatMap(([kind, all]) => [
    `${kind}: ${count(all.length)}`,
    ...all.slice(0, MAX_LINES).map((line) => `  ${line}`),
    ...(all.length > MAX_LINES ? [`  and ${count(all.length - MAX_LINES)} more`] : []),
    '',
  ])
}

const count = (number: number): string => number.toLocaleString('en')

/** Imports a file of the archive into a tenant, and reports what could not be read. */
export const importer: Importer = {
  run: async (args, load) => {
    const { file, tenant } = readArguments(args)
    const report = newReport()
    const programmes = await readArchiveFile(file, report)
    console.log(`${programmes.length.toLocaleString('en')} programmes in ${file}`)
    const payload = await load()
    const start = performance.now()
    try {
      const result = await importProgrammes(payload, tenant, programmes, report, showProgress(process.stdout))
      for (const line of summaryOf(result, report, (performance.now() - start) / 1000)) console.log(line)
    } finally {
      await payload.destroy()
    }
  },
  usage: USAGE,
}

/**
 * Reads the programmes of a file.
 * @throws ImportRefused if the file does not exist or is not from the archive
 */
export async function readArchiveFile(path: string, report: Report): Promise<Programme[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const reason = { EACCES: 'may not be read', EISDIR: 'is a folder', ENOENT: 'does not exist' }[error.code ?? '']
    throw new ImportError(`The file ${path} ${reason ?? `cannot be read (${error.code ?? error.message})`}.`)
  })
  try {
    return readProgrammes(JSON.parse(text), report)
  } catch (error) {
    if (error instanceof SyntaxError) throw new ImportError(`The file ${path} is not JSON: ${error.message}.`)
    if (error instanceof WrongShape)
      throw new ImportError(`The file ${path} is no file of the New York Philharmonic's archive: ${error.message}.`)
    throw error
  }
}
