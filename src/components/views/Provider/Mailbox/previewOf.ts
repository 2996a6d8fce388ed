const NOTHING_ELSE = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/** A mail's page for a frame: nothing in it runs or is fetched, and its links open beside. */
export const previewOf = (html: string): string =>
  html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${NOTHING_ELSE}"><base target="_blank">`,
  )
