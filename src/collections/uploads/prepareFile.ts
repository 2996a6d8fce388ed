import path from 'node:path'
import { randomBytes, randomUUID } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { extensionOf, storedName } from '../../lib/files/storedName'
import { sanitizeSvg } from './sanitizeSvg'
import { publicError } from '../../access/publicError'

export interface FileRules {
  /** Largest file in bytes. */
  maxBytes: number
  /** Nothing of the name that the file came with is kept. Default: a readable part of it is. */
  isNameless?: boolean
}

/** Ten letters and digits, of 51 bits. */
const newMark = (): string => BigInt(`0x${randomBytes(8).toString('hex')}`).toString(36).padStart(10, '0').slice(-10)

/**
 * Before a file is stored: its size is checked, an SVG loses what could run, and the name on disk becomes one that
 * nobody can guess. The name that the person gave stays as the document's title, and in part readable in the file's.
 */
export const prepareFile =
  ({ isNameless = false, maxBytes }: FileRules): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const file = req.file
    if (!file || (operation !== 'create' && operation !== 'update')) return args
    if (file.size > maxBytes) {
      throw publicError(`Please select a file smaller than ${Math.round(maxBytes / 1024 / 1024)}MB`, 413)
    }
    const data = (args as { data?: Record<string, unknown> }).data
    if (data && operation === 'create' && !data.title) data.title = readableName(file.name)
    if (file.mimetype === 'image/svg+xml' || extensionOf(file.name) === '.svg') {
      file.data = await sanitizeSvg(file.data)
      file.size = file.data.length
    }
    file.name = isNameless ? `${randomUUID()}${extensionOf(file.name)}` : storedName(file.name, newMark())
    return args
  }

/** `winters-tale_poster.jpg` reads as "winters tale poster". */
function readableName(name: string): string {
  return path.basename(name, path.extname(name)).replace(/[-_]+/g, ' ').trim().slice(0, 300) || 'Untitled'
}
