const TITLE_LENGTH = 300

/**
 * What a file is called, without its ending and what stands for spaces.
 * @example readableName('winters-tale_poster.jpg') // 'winters tale poster'
 */
export function readableName(name: string): string {
  const text = name.toWellFormed().replace(UNSEEN, '').replace(/\/+$/, '')
  return (
    text
      .slice(text.lastIndexOf('/') + 1)
      .replace(/\.[^.]*$/, '')
      .replace(/[-_\s]+/g, ' ')
      .trim()
      .slice(0, TITLE_LENGTH)
      .replace(CUT_IN_TWO, '') || 'Untitled'
  )
}

/**
 * The title of an upload that was given none: begins with a capital, unless it is spelt otherwise on purpose.
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

/** Half of a character that the limit has cut. */
const CUT_IN_TWO = /[\ud800-\udbff]$/

/** Control characters, and those that turn the direction of what follows them: "gpj.exe" reads as "exe.jpg" after one. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
