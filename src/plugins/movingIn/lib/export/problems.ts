/** Why an export cannot be read at all. */
export type RefusalReason =
  'doctype' | 'empty' | 'encoding' | 'exportTooLarge' | 'itemTooLarge' | 'notAnExport' | 'notXml' | 'unreadable'

/** The work on an old website ended before it was done. */
export const GIVEN_UP = 'givenUp'

/** What is wrong with an export of which a part could be read. */
export type Notice = 'broken' | 'cutOff' | 'sitemap' | 'tooManyItems' | 'uploads'

/** An export that cannot be read. */
export class ExportRefused extends Error {
  override name = 'ExportRefused'
  constructor(readonly reason: RefusalReason) {
    super(`The export was refused: ${reason}`)
  }
}
