import { fold, isLeftOut, wordsOf } from '@/lib/text/fold'

export interface Part {
  text: string
  /** Whether it matches the query. */
  isHit: boolean
}

/** Splits a text at the words of a query, ignoring case and accents. The parts joined give the text. */
export function highlight(text: string, query: string): Part[] {
  const letters = [...text.normalize('NFC')]
  // Folding may turn a letter into several or none, so each folded letter keeps its original index.
  const foldedLetters = letters.flatMap((letter, index) =>
    [...(isLeftOut(letter) ? '' : fold(letter) || ' ')].map((folded) => ({ folded, index })),
  )
  const line = foldedLetters.map(({ folded }) => folded).join('')
  const isHit = letters.map(() => false)
  for (const word of wordsOf(query)) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      const [first, last] = [foldedLetters[at]!.index, foldedLetters[at + word.length - 1]!.index]
      for (let index = first; index <= last; index++) isHit[index] = true
    }
  }
  return letters.reduce<Part[]>((parts, letter, index) => {
    const last = parts.at(-1)
    if (last && last.isHit === isHit[index]) return [...parts.slice(0, -1), { ...last, text: last.text + letter }]
    return [...parts, { isHit: isHit[index]!, text: letter }]
  }, [])
}
