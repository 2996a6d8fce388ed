/**
 * Removes everything but the host name from a pasted URL.
 * @example withoutAddress('https://www.example.org/visit?x=1') // 'www.example.org'
 */
export const hostFromUrl = (text: string): string =>
  text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*$/s, '')
