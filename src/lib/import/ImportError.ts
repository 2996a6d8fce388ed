/** Invalid arguments of an import. The message is shown to the user as it is. */
export class ImportError extends Error {
  override name = 'ImportRefused'
}
