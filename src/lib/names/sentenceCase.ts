/**
 * Converts a field name to sentence case.
 * @example sentenceCase('startDate') // 'Start date'
 * @example sentenceCase('access-requests') // 'Access requests'
 */
export function sentenceCase(name: string): string {
  const words = name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  // Acronyms keep their capitals: URL, DNS.
  return words
    .split(' ')
    .map((word, index) =>
      /^[A-Z]{2,}$/.test(word) ? word : index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase(),
    )
    .join(' ')
}
