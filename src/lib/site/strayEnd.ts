/** Addresses that people copy are shorter. Everybody may ask for longer ones. */
const MAX_LENGTH = 500
const STRAY = /^[\p{P}\p{Z}\p{C}]$/u
/** The file of an index. Programs, such as `index.php`, had pages in their parameters. */
const INDEX = /^index\.html?$/i
/** Parameters that lost their `?`. */
const PARAMETERS = /&[\w-]+=/

/**
 * A path without what programs for mail and chat take along at the end of an address that stands in a sentence
 * (punctuation, spaces, invisible characters, parameters), and without the name of an index.
 * @param path percent-encoded or not
 * @returns decoded
 * @throws URIError if it cannot be decoded
 * @example withoutStrayEnd('/visit).%20') // '/visit'
 */
export function withoutStrayEnd(path: string): string {
  const decoded = decodeURIComponent(path)
  // Who encodes a slash looks for files: no sentence ends like that.
  if (decoded.length > MAX_LENGTH || /%2f/i.test(path)) return decoded
  let [before, tidy] = ['', decoded]
  while (tidy !== before) {
    before = tidy
    tidy = withoutLastName(withoutStray(tidy))
  }
  return tidy || '/'
}

function withoutStray(path: string): string {
  const characters = [...path]
  while (STRAY.test(characters.at(-1) ?? '')) characters.pop()
  return characters.join('')
}

function withoutLastName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const from = INDEX.test(name) ? 0 : name.search(PARAMETERS)
  return from < 0 ? path : path.slice(0, path.length - name.length + from)
}
