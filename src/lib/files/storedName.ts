import path from 'node:path'
import { slugify } from '@/lib/content/slugify'

/** Maximum length of the readable part; the full name is at most 60 characters. */
const STEM_LENGTH = 40

/**
 * The stored name of an upload, which is part of its URL: readable, safe and unique.
 * @param name original file name
 * @param mark ten random letters and digits
 * @param extension extension for the content, with its dot
 * @example storedName('Hamlet – Poster (final).JPG', 'k3v9x0q2ma', '.jpg') // 'hamlet-poster-final-k3v9x0q2ma.jpg'
 */
export function storedName(name: string, mark: string, extension: string): string {
  const stem = slugify(path.basename(name, path.extname(name)))
    .replace(/_+/g, '-')
    .slice(0, STEM_LENGTH)
    .replace(/-+$/, '')
  return `${[stem, mark].filter(Boolean).join('-')}${extension}`
}

/** The extension of a file name, with its dot; empty if there is no valid one. */
export const extensionOf = (name: string): string => /\.[a-z0-9]{1,8}$/.exec(name.toLowerCase())?.[0] ?? ''
