import { decodeXml } from './decodeXml'

/** What a person can send: an export, the sitemap of the old website, or the folder of its uploads as a zip. */
export type FileKind = 'export' | 'sitemap' | 'uploads'

const HEAD_BYTES = 4_096
/** Local header of an entry, and the end of an archive without entries. */
const ZIP = ['PK\u0003\u0004', 'PK\u0005\u0006']

/** Tells what a file is by its beginning. Whatever is nothing else is read as an export, which says what is wrong. */
export async function kindOfFile(chunks: AsyncIterable<Uint8Array>): Promise<FileKind> {
  let head: Uint8Array = new Uint8Array()
  for await (const chunk of chunks) {
    head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
    if (head.length === HEAD_BYTES) break
  }
  if (ZIP.includes(Buffer.from(head.subarray(0, 4)).toString('latin1'))) return 'uploads'
  let text = ''
  for await (const part of decodeXml(only(head))) text += part
  const root = /<([a-z_][\w.:-]*)/i.exec(text.replace(/<!--(?:[^-]|-(?!->))*-->/g, ''))?.[1]
  return root && /(?:^|:)(?:urlset|sitemapindex)$/.test(root) ? 'sitemap' : 'export'
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}
