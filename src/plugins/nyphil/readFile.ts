import { readFile } from 'node:fs/promises'
import type { Programme } from './lib/programme/fileSchema'
import { readProgrammes, WrongShape } from './lib/programme/readProgrammes'
import type { Report } from './lib/report'
import { ImportRefused } from '../../lib/import/ImportRefused'

/**
 * The programmes of a file.
 * @throws ImportRefused when it is not there or not such a file
 */
export async function readArchiveFile(path: string, report: Report): Promise<Programme[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = { EACCES: 'may not be read', EISDIR: 'is a folder', ENOENT: 'does not exist' }[error.code ?? '']
    throw new ImportRefused(`The file ${path} ${why ?? `cannot be read (${error.code ?? error.message})`}.`)
  })
  try {
    return readProgrammes(JSON.parse(text), report)
  } catch (error) {
    if (error instanceof SyntaxError) throw new ImportRefused(`The file ${path} is not JSON: ${error.message}.`)
    if (error instanceof WrongShape)
      throw new ImportRefused(`The file ${path} is no file of the New York Philharmonic's archive: ${error.message}.`)
    throw error
  }
}
