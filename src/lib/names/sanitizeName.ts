/** Maximum length of a name in an email, in graphemes. */
const MAX_LENGTH = 60

/** Maximum length of the text that is processed. */
const MAX_INPUT_LENGTH = 400

const INVISIBLE = /[\p{Cf}\u{115F}\u{1160}\u{3164}\u{FFA0}\u{2800}\u{034F}\u{FE00}-\u{FE0F}]+/gu
const CONTROL_CHARACTERS = /[\p{C}\p{Zl}\p{Zp}<>]+/gu
/** More than three combining marks on a letter, which would cover the lines above. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu
/** Delimiters of encoded words in email headers. */
const ENCODED_WORD = /=\?|\?=/gu
/** Dots of other scripts, which are also valid in URLs. */
const OTHER_DOTS = /[\u3002\uFF61\u2024\uFE52]/gu
const WITH_SCHEME =
  /\S*:\/\/\S*|\b(?:https?|hxxps?|ftp|file|mailto|tel|sms|callto|skype|javascript|vbscript|data):\S*/giu
const WITH_WWW = /\S*\bwww\d*\.\S*/giu
const WITH_PATH = /\S+\.\S{2,}[/\\?#]\S*/gu
const MAIL_ADDRESS = /\S+@\S+/gu
const DOT_WITHIN = /(?<=\S)\.(?=[^\s.])/gu
/** Seasons (2026/27, 1999-2000) have fewer digits. */
const PHONE_NUMBER = /\+?\p{Nd}(?:[\s().\-/]{0,3}\p{Nd}){8,}/gu

/**
 * Sanitizes a name from user input for use in an email: a single line of limited length, without anything that email
 * clients turn into a link. URLs, email addresses and telephone numbers are removed, and a space is inserted after dots
 * within words, as after initials.
 * @returns '' if nothing is left
 * @example sanitizeName('J.R. Ewing, visit https://evil.example/login') // 'J. R. Ewing, visit'
 */
export function sanitizeName(name: string): string {
  const plain = name
    .slice(0, MAX_INPUT_LENGTH)
    .normalize('NFKC')
    .slice(0, MAX_INPUT_LENGTH)
    .replace(INVISIBLE, '')
    .replace(CONTROL_CHARACTERS, ' ')
    .replace(ENCODED_WORD, ' ')
    .replace(TOO_MANY_MARKS, '$1')
    .replace(OTHER_DOTS, '.')
    .replace(WITH_SCHEME, ' ')
    .replace(WITH_WWW, ' ')
    .replace(WITH_PATH, ' ')
    .replace(MAIL_ADDRESS, ' ')
    .replace(PHONE_NUMBER, ' ')
    .replace(DOT_WITHIN, '. ')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain) ? truncate(plain) : ''
}

const segmenter = new Intl.Segmenter()

function truncate(text: string): string {
  const letters = [...segmenter.segment(text)]
  if (letters.length <= MAX_LENGTH) return text
  return `${letters
    .slice(0, MAX_LENGTH - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`
}
