/** What Payload reads as the boundary of a form; everything else ends in a failure there. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i

export const isMultipart = (type: string): boolean => /^multipart\/form-data\b/i.test(type)

/**
 * The type of a form with files in its plainest words.
 * @returns null where it does not say in which way its parts are kept apart
 */
export function formTypeOf(type: string): string | null {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  const boundary = quoted ?? plain
  return boundary ? `multipart/form-data; boundary=${boundary}` : null
}
