/** Characters that a parser gets at a time, after which its bounds are checked. */
const PIECE = 64 * 1024

/** Cuts texts into pieces, so that no parser reads a whole file before anybody looks at what it has found. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts)
    for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE)
}
