/**
 * Punctuation, spaces and invisible characters, parameters that lost their `?`, and the file of an index. Programs, such as
 * `index.php`, had pages in their parameters.
 */
const STRAY = /(?:[\p{P}\p{Z}\p{C}]|&[\w-]+=[^/]*|\/index\.html?)$/iu

/**
 * A path without what programs for mail and chat take along at the end of an address that stands in a sentence, and
 * without the name of an index.
 * @param path percent-encoded or not
 * @throws URIError if it cannot be decoded
 * @example withoutStrayEnd('/visit).%20') // '/visit'
 */
export function withoutStrayEnd(path: string): string {
  const decoded = decodeURIComponent(path)
  // Who encodes a slash looks for files: no sentence ends like that.
  if (/%2f/i.test(path)) return decoded
  let tidy = decoded
  while (STRAY.test(tidy)) tidy = tidy.replace(STRAY, '')
  return tidy || '/'
}
