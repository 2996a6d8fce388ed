import { ExportRefused } from './problems'

/** Control characters that XML forbids, and which texts that were pasted into WordPress contain all the same. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Bytes within which the declaration names the encoding. */
const DECLARATION_BYTES = 200

/**
 * Decodes the bytes of an XML file by its byte order mark or its declaration, else as UTF-8.
 * @throws ExportRefused if nobody knows the encoding
 */
export async function* decodeXml(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let head: Uint8Array = new Uint8Array()
  for await (const chunk of chunks) {
    if (decoder) {
      yield clean(decoder.decode(chunk, { stream: true }))
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < DECLARATION_BYTES) continue
    decoder = decoderOf(head)
    yield clean(decoder.decode(head, { stream: true }))
  }
  if (decoder) yield clean(decoder.decode())
  else yield clean(decoderOf(head).decode(head))
}

const clean = (text: string): string => text.replace(FORBIDDEN, '')

function decoderOf(head: Uint8Array): TextDecoder {
  const [first, second] = head
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)/.exec(
    Buffer.from(head.subarray(0, DECLARATION_BYTES)).toString('latin1').replace(/^ï»¿/, ''),
  )
  try {
    return new TextDecoder(declared?.[1] ?? 'utf-8')
  } catch {
    throw new ExportRefused('encoding')
  }
}
