/** Names of media types as people know them. Types with the same name are named once, and others not at all. */
const NAMES: Record<string, string> = {
  'application/msword': 'Word',
  'application/pdf': 'PDF',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.ms-powerpoint': 'PowerPoint',
  'application/vnd.oasis.opendocument.presentation': 'OpenDocument',
  'application/vnd.oasis.opendocument.spreadsheet': 'OpenDocument',
  'application/vnd.oasis.opendocument.text': 'OpenDocument',
  'application/zip': 'ZIP',
  'audio/mpeg': 'MP3',
  'audio/ogg': 'OGG',
  'font/otf': 'OTF',
  'font/ttf': 'TTF',
  'font/woff': 'WOFF',
  'font/woff2': 'WOFF',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'image/heic': 'HEIC',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/svg+xml': 'SVG',
  'image/tiff': 'TIFF',
  'image/webp': 'WebP',
  'text/calendar': 'ICS',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
}

/**
 * Lists media types for people.
 * @param language language of the list
 * @example namesOfTypes(['image/jpeg', 'application/pdf'], 'en') // 'JPEG or PDF'
 */
export function namesOfTypes(types: string[], language: string): string {
  const names = new Set(types.flatMap((type) => NAMES[type] ?? []))
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
}
