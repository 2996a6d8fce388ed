import { NOBODY } from './corrections'
import { withRightSpelling } from './spelling'

/** Parts that only a group can play. `Ensemble` alone may also mean a member of one. */
const GROUP_PARTS =
  /^(?:band|boys choir|brass quintet|children's chorus|chorus|dance company|drummers and dancers|guest orchestra|jazz ensemble|klezmer band|mens chorus|orchestra|percussion ensemble|theatre company|trombone choir|vocal group|womens chorus)$/i

const GROUP_WORDS =
  /\b(?:band|boychoir|choir|chorus|club|collective|company|corps|dancers|ensemble|institute|orchestra|quartet|quintet|septet|singers|trio)\b/i

/**
 * The name of a group listed in place of a person; null for a person or nobody.
 * @param part what they play or sing
 * @example ensembleName('Dessoff Symphonic Choir, The', 'Chorus') // 'The Dessoff Symphonic Choir'
 */
export function ensembleName(entry: string, part: string): string | null {
  const name = withRightSpelling(entry.replace(/\s+/g, ' ').trim().replace(/,$/, ''))
  if (NOBODY.has(name.toLowerCase())) return null
  const comma = name.indexOf(', ')
  if (comma < 0) return name.includes(' ') || GROUP_PARTS.test(part) ? name : null
  const [head, rest] = [name.slice(0, comma), name.slice(comma + 2)]
  if (!GROUP_PARTS.test(part) && !GROUP_WORDS.test(head)) return null
  return /^\S+$|\bthe$/i.test(rest) ? `${rest} ${head}` : name
}

/** The orchestra's name with abbreviations written out. */
export const orchestraName = (entry: string): string =>
  entry
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(Members of|Musicians from) NY\b/, '$1 the New York')
    .replace(/\bNYP\b/, 'New York Philharmonic')
    .replace(/\bNY\b/, 'New York')
