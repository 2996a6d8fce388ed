const MAX_LENGTH = 60

/** Digits from which on a number may be that of a telephone, a card or an order. */
const MAX_DIGITS = 4

/**
 * Returns the words of a search in one spelling; null for what may be about a person or is no search: addresses,
 * telephone numbers, long texts.
 */
export function searchedWords(text: string): string | null {
  const words = text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('en')
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0
  const isPlain = words !== '' && words.length <= MAX_LENGTH && digits <= MAX_DIGITS
  return isPlain && !/[@<>{}[\]\\]|:\/\/|www\./.test(words) ? words : null
}
