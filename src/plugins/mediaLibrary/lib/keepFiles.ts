import { randomUUID } from 'node:crypto'
import { link, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Keeps stored files while work goes on that deletes them: Payload deletes the file that a new one takes the place of
 * before anything is committed, and would have neither when that fails.
 * @param folder where they are stored
 */
export async function keepFiles<Result>(folder: string, names: string[], work: () => Promise<Result>): Promise<Result> {
  const aside = path.join(folder, `.kept-${randomUUID()}`)
  await mkdir(aside, { recursive: true })
  try {
    // A second name of the same file, not a second file. One that is missing already stays so.
    for (const name of names)
      await link(path.join(folder, path.basename(name)), path.join(aside, path.basename(name))).catch(() => {})
    return await work()
  } finally {
    for (const name of names)
      await rename(path.join(aside, path.basename(name)), path.join(folder, path.basename(name))).catch(() => {})
    await rm(aside, { force: true, recursive: true })
  }
}
