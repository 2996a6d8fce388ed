const TITLE_LENGTH = 300

/**
 * The readable part of a file name, without extension and word separators.
 * @example readableName('winters-tale_poster.jpg') // 'winters tale poster'
 */
export function readableName(name: string): string {
  const text = name.toWellFormed().replace(INVISIBLE, '').replace(/\/+$/, '')
  return (
    text
      .slice(text.lastIndexOf('/') + 1)
      .replace(/\.[^.]*$/, '')
      .replace(/[-_\s]+/g, ' ')
      .trim()
      .slice(0, TITLE_LENGTH)
      .replace(LONE_SURROGATE, '') || 'Untitled'
  )
}

/**
 * The default title of an upload: starts with a capital letter, unless the name contains one elsewhere in its first
 * word.
 * @example titleOfFile('winters-tale_02.jpg') // 'Winters tale 02'
 * @example titleOfFile('iPhone.jpg') // 'iPhone'
 */
export function titleOfFile(name: string): string {
  const text = readableName(name)
  const [first = ''] = text.split(' ', 1)
  return first === first.toLowerCase()
    ? text.replace(/^./u, (letter) => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter))
    : text
}

/** Half of a surrogate pair that the length limit has split. */
const LONE_SURROGATE = /[\ud800-\udbff]$/

/** Control characters, and characters that change the text direction: after one, "gpj.exe" reads as "exe.jpg". */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
