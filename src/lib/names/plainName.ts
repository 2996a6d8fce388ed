/** Longest name in a mail, in letters as people count them. */
const LONGEST = 60

/** What is behind this of a text is not even looked at. */
const MOST_READ = 400

const NOT_SEEN = /[\p{Cf}\u{115F}\u{1160}\u{3164}\u{FFA0}\u{2800}\u{034F}\u{FE00}-\u{FE0F}]+/gu
const NO_LETTERS = /[\p{C}\p{Zl}\p{Zp}<>]+/gu
/** Three marks on one letter are a language, thirty a tower over the lines above. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu
/** In a header this begins and ends letters that are decoded on the other side. */
const ENCODED_WORD = /=\?|\?=/gu
/** Dots of other scripts, which addresses may be written with. */
const OTHER_DOTS = /[\u3002\uFF61\u2024\uFE52]/gu
const WITH_SCHEME =
  /\S*:\/\/\S*|\b(?:https?|hxxps?|ftp|file|mailto|tel|sms|callto|skype|javascript|vbscript|data):\S*/giu
const WITH_WWW = /\S*\bwww\d*\.\S*/giu
const WITH_PATH = /\S+\.\S{2,}[/\\?#]\S*/gu
const MAIL_ADDRESS = /\S+@\S+/gu
const DOT_WITHIN = /(?<=\S)\.(?=[^\s.])/gu
/** A season (2026/27, 1999-2000) is shorter. */
const PHONE_NUMBER = /\+?\p{Nd}(?:[\s().\-/]{0,3}\p{Nd}){8,}/gu

/**
 * A name that anybody may have typed, as it may stand in a mail: on one line, no longer than a name is, with nothing in
 * it that a mail program makes a link of. Addresses with a scheme, `www`, a path or an @ go; where a dot stands between
 * letters a space follows it, as after initials.
 * @returns '' where nothing is left
 * @example plainName('J.R. Ewing, visit https://evil.example/login') // 'J. R. Ewing, visit'
 */
export function plainName(name: string): string {
  const plain = name
    .slice(0, MOST_READ)
    .normalize('NFKC')
    .slice(0, MOST_READ)
    .replace(NOT_SEEN, '')
    .replace(NO_LETTERS, ' ')
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
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain) ? shortened(plain) : ''
}

const segmenter = new Intl.Segmenter()

function shortened(text: string): string {
  const letters = [...segmenter.segment(text)]
  if (letters.length <= LONGEST) return text
  return `${letters
    .slice(0, LONGEST - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`
}
