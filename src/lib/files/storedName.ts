import path from 'node:path'
import { slugify } from '../content/slugify'

/** With what is added to it, no name is longer than 60. */
const STEM_LENGTH = 40

/**
 * The name of an upload on disk and in its address: readable, safe everywhere, and nobody's but this file's.
 * @param name as the person's machine had it
 * @param mark ten letters and digits that cannot be guessed
 * @param extension of what is in the file, with its dot
 * @example storedName('Hamlet – Poster (final).JPG', 'k3v9x0q2ma', '.jpg') // 'hamlet-poster-final-k3v9x0q2ma.jpg'
 */
export function storedName(name: string, mark: string, extension: string): string {
  const stem = slugify(path.basename(name, path.extname(name)))
    .replace(/_+/g, '-')
    .slice(0, STEM_LENGTH)
    .replace(/-+$/, '')
  return `${[stem, mark].filter(Boolean).join('-')}${extension}`
}

/** What a name ends with, from its dot on; empty where that is nothing that a file should end with. */
export const extensionOf = (name: string): string => /\.[a-z0-9]{1,8}$/.exec(name.toLowerCase())?.[0] ?? ''
