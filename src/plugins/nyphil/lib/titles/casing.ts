const LOWER_CASE_WORDS = new Set(
  'a al alla am an and arr. as at au aux by con da das de dei del dell della delle den der des di du e ed el et for from il im in la le les lo mit nel of on or par per pour sur the to und vom von with y zum zur'.split(
    ' ',
  ),
)

const ABBREVIATIONS = /^(?:BB|BWV|CUNY|FAE|HWV|MWV|NBC|NY|NYC|RV|TH|TV|USA|WWV)$/
const ROMAN = /^(?:X{0,3}(?:IX|IV|V?I{1,3}|V)|X{1,3})$/
const ENDINGS = /^(?:S|T|M|D|N|LL|RE|VE|EM)$/
const KEY = /\b([A-G])(?:[ -](FLAT|SHARP))?(?: (MAJOR|MINOR|MAJ\.?|MIN\.?))?(?![\p{L}'])/gu

/** Words that are notes on the work rather than part of its name. */
const NOTES: Record<string, string> = {
  'ARR.': 'arr.',
  'ENS.': 'ensemble',
  'ORCH.': 'orch.',
  'ORIG.': 'orig.',
  'PERC.': 'percussion',
  'REV.': 'rev.',
  'TRANS.': 'trans.',
}

/**
 * Converts a title in capitals to title case. Words that already contain lower case are left unchanged.
 * @example titleCase('SYMPHONY NO. 5 IN C SHARP MINOR') // 'Symphony No. 5 in C sharp minor'
 */
export function titleCase(title: string): string {
  const keyed = title.replace(KEY, (whole, note: string, sign?: string, mode?: string) => {
    if (!sign && !mode) return whole
    const tone = mode?.startsWith('MAJ') ? 'major' : mode && 'minor'
    return [note, sign?.toLowerCase(), tone].filter(Boolean).join('\uE000')
  })
  let begins = true
  let previous = ''
  return keyed
    .split(/(\s+)/)
    .map((token, index, all) => {
      if (/^\s*$/.test(token)) return token
      // A key without its mode, as in "Symphony in C".
      const word =
        previous === 'IN' && /^[B-G]$/.test(token) ? token : caseToken(token, begins, index === all.length - 1)
      begins = /(?:[:;–—-]|\.\.\.|[?!/])$/.test(token)
      previous = token
      return word
    })
    .join('')
    .replaceAll('\uE000', ' ')
}

function caseToken(token: string, begins: boolean, ends: boolean): string {
  if (/\p{Ll}/u.test(token)) return token
  const [, before = '', word = '', after = ''] = /^([("'“‘[]*)(.*?)([)\]"'”’,;:?!]*)$/su.exec(token) ?? []
  if (NOTES[word]) return before + NOTES[word] + after
  if (before.includes('[') && word === 'FROM') return `${before}from${after}`
  return before + caseWord(word, begins || before !== '', ends) + after
}

function caseWord(word: string, begins: boolean, ends: boolean): string {
  if (ABBREVIATIONS.test(word) || /^(?:\p{Lu}\.)+$/u.test(word)) return word
  if (ROMAN.test(word) || /^[XVI]+:\d/.test(word)) return word
  if (/^\d+\p{Lu}+$/u.test(word)) return word.toLowerCase()
  if (LOWER_CASE_WORDS.has(word.toLowerCase()) && !begins && !ends) return word.toLowerCase()
  if (/[-/+]/.test(word) && word.length > 1)
    return word
      .split(/([-/+])/)
      .map((part, index, all) =>
        /[-/+]/.test(part) || part === ''
          ? part
          : caseWord(
              part,
              begins && index === 0,
              index === all.length - 1 || !LOWER_CASE_WORDS.has(part.toLowerCase()),
            ),
      )
      .join('')
  const [, elided, rest] = /^(\p{L}+)['’](\p{L}.*)$/u.exec(word) ?? []
  if (elided && rest) return caseElision(word, elided, rest, begins)
  return capital(word)
}

/** `L'HISTOIRE` becomes L'Histoire, `D'AMORE` d'Amore, `DON'T` Don't and `O'HARA` O'Hara. */
function caseElision(word: string, elided: string, rest: string, begins: boolean): string {
  if (ENDINGS.test(rest)) return capital(word)
  if (/^[DL]$/.test(elided)) return `${begins ? elided : elided.toLowerCase()}'${capital(rest)}`
  return `${capital(elided)}'${elided === 'O' ? capital(rest) : rest.toLowerCase()}`
}

const capital = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase()
