/** Invalid arguments of an import. The message is shown to the user as it is. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
}
