import { etagOf } from './html'

/**
 * Creates the response for a text that programs fetch again and again: 304 without a body if they have it already.
 * @param headers its content type is given without a character set: the text is sent as UTF-8
 */
export function revalidatedResponse(
  body: string,
  request: Request,
  headers: { 'Cache-Control': string; 'Content-Type': string },
): Response {
  const tag = etagOf(body)
  const all = new Headers({
    ...headers,
    'Content-Type': `${headers['Content-Type']}; charset=utf-8`,
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
  })
  if (request.headers.get('If-None-Match')?.includes(tag)) return new Response(null, { headers: all, status: 304 })
  return new Response(request.method === 'HEAD' ? null : body, { headers: all })
}
