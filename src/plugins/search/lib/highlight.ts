import { fold, wordsOf } from './searchEntries'

export interface Part {
  text: string
  /** It is what was searched for. */
  isHit: boolean
}

/** Cuts a text at the words of a query, whatever their case and accents. The parts together are the text. */
export function highlight(text: string, query: string): Part[] {
  const letters = [...text.normalize('NFC')]
  // One folded letter may stand for several, and several for none: each remembers where it came from.
  const folded = letters.flatMap((letter, index) =>
    [...(letter === '’' || letter === "'" ? '' : fold(letter) || ' ')].map((one) => ({ index, one })),
  )
  const line = folded.map(({ one }) => one).join('')
  const isHit = letters.map(() => false)
  for (const word of wordsOf(query)) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      const [first, last] = [folded[at]!.index, folded[at + word.length - 1]!.index]
      for (let index = first; index <= last; index++) isHit[index] = true
    }
  }
  return letters.reduce<Part[]>((parts, letter, index) => {
    const last = parts.at(-1)
    if (last && last.isHit === isHit[index]) return [...parts.slice(0, -1), { ...last, text: last.text + letter }]
    return [...parts, { isHit: isHit[index]!, text: letter }]
  }, [])
}
