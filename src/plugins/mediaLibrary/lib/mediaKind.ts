/** What one of the media is: a picture takes the place of a picture only, wherever it is used. */
export const mediaKindOf = (mimeType: string | null | undefined): string => mimeType?.split('/', 1)[0] ?? ''
