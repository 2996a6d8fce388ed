/** The kind of a media document, such as `image`. A file can only be replaced by one of the same kind. */
export const mediaKindOf = (mimeType: string | null | undefined): string => mimeType?.split('/', 1)[0] ?? ''
