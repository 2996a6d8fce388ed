import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { isSkipped } from '../lib/package/entryPath'
import type { PackedFile } from '../lib/package/writePackage'
import { CliError } from './CliError'

/** Lists the files of a theme folder. */
export async function readFolder(folder: string, below = ''): Promise<PackedFile[]> {
  const files: PackedFile[] = []
  for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (isSkipped(entry.isDirectory() ? `${name}/` : name)) continue
    if (entry.isDirectory()) files.push(...(await readFolder(folder, name)))
    else if (entry.isFile()) files.push({ content: async () => createReadStream(path.join(folder, name)), path: name })
    else throw new CliError(`${name} is a link or a special file. Remove it or replace it with a regular file.`)
  }
  return files
}
