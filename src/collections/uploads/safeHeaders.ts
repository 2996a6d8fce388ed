interface Named {
  headers: Headers
}

/** What a browser may show in place. Everything else is saved, never opened. */
const SHOWN = /^(?:image\/(?:jpeg|png|webp|avif|gif|svg\+xml)|application\/pdf|audio\/|video\/)/

/** Whatever an uploaded file holds, nothing in it runs when it is opened. */
export function safeHeaders({ headers }: Named): Headers {
  headers.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox",
  )
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (!SHOWN.test(headers.get('Content-Type') ?? '')) headers.set('Content-Disposition', 'attachment')
  return headers
}
