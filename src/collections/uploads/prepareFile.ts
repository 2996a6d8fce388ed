import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { sanitizeSvg } from './sanitizeSvg'

export interface FileRules {
  /** Largest file in bytes. */
  maxBytes: number
}

/**
 * Before a file is stored: its size is checked, an SVG loses what could run, and the name on disk becomes a random
 * one that nobody can guess. The name that the person gave stays as the document's title.
 */
export const prepareFile =
  ({ maxBytes }: FileRules): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const file = req.file
    if (!file || (operation !== 'create' && operation !== 'update')) return args
    if (file.size > maxBytes) {
      throw new APIError(`Please select a file smaller than ${Math.round(maxBytes / 1024 / 1024)}MB`, 413, null, true)
    }
    const extension = path.extname(file.name).toLowerCase()
    const data = (args as { data?: Record<string, unknown> }).data
    if (data && operation === 'create' && !data.title) data.title = readableName(file.name)
    if (file.mimetype === 'image/svg+xml' || extension === '.svg') {
      file.data = await sanitizeSvg(file.data)
      file.size = file.data.length
    }
    file.name = `${randomUUID()}${/^\.[a-z0-9]{1,8}$/.test(extension) ? extension : ''}`
    return args
  }

/** `winters-tale_poster.jpg` reads as "winters tale poster". */
function readableName(name: string): string {
  return path.basename(name, path.extname(name)).replace(/[-_]+/g, ' ').trim().slice(0, 300) || 'Untitled'
}
