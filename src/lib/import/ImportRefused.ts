/** What the person typed makes no sense, or leads nowhere. The message is a sentence for them. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
}
