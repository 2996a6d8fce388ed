interface HeaderArgs {
  headers: Headers
}

/** Types that a browser may display. Everything else is served as a download. */
const INLINE_TYPES = /^(?:image\/(?:jpeg|png|webp|avif|gif|svg\+xml)|application\/pdf|audio\/|video\/)/

/** Headers that prevent active content in an uploaded file from running when it is opened. */
export function safeHeaders({ headers }: HeaderArgs): Headers {
  headers.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src 'self'; sandbox",
  )
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (!INLINE_TYPES.test(headers.get('Content-Type') ?? '')) headers.set('Content-Disposition', 'attachment')
  return headers
}
