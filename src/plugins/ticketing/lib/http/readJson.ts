import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { ProviderError } from '../provider/problems'

/** Maximum bytes of a response, before and after decompression. */
export const MAX_RESPONSE_BYTES = 20 * 1024 * 1024

const PAGE = /^(text\/html|application\/xhtml\+xml)/i
const JSON_TYPE = /^(application\/([\w.-]+\+)?json|text\/(json|plain))\b/i

export interface ResponseBody {
  body: Readable
  contentEncoding: string
  contentType: string
}

export const isPage = (contentType: string): boolean => PAGE.test(contentType)

/**
 * Reads a response as JSON.
 * @throws ProviderError `page` for HTML, `shape` for other content types, `tooLarge`, or `cut` for invalid or truncated
 * JSON
 */
export async function readJson(response: ResponseBody, maxBytes: number): Promise<unknown> {
  if (isPage(response.contentType)) throw new ProviderError('page')
  if (response.contentType !== '' && !JSON_TYPE.test(response.contentType))
    throw new ProviderError('shape', { detail: 'the response is not JSON' })
  const text = await readText(response, maxBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderError('cut', { detail: text === '' ? 'the response is empty' : null })
  }
}

async function readText({ body, contentEncoding }: ResponseBody, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of decompressed(limited(body, maxBytes), contentEncoding)) {
    size += chunk.length
    if (size > maxBytes) throw new ProviderError('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
}

async function* limited(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new ProviderError('tooLarge')
    yield chunk
  }
}

/** Decompresses as it streams, so that a decompression bomb is rejected early. */
async function* decompressed(chunks: AsyncGenerator<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder =
    encoding === 'gzip' || encoding === 'x-gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : null
  if (!decoder) {
    if (encoding !== '' && encoding !== 'identity')
      throw new ProviderError('shape', { detail: 'unknown content encoding' })
    yield* chunks
    return
  }
  // If either stream fails, the other is destroyed with the same error, which the loop below throws.
  pipeline(chunks, decoder, () => {})
  yield* decoder as AsyncIterable<Buffer>
}
