/** The storage of files does not answer, or refuses us: the caller may try again later. */
export class StorageAway extends Error {
  override name = 'StorageAway'

  constructor(cause?: unknown) {
    super('The storage of files is out of reach', { cause })
  }

  /** By its name: a process may have this class several times, once in each bundle. */
  static is(error: unknown): error is StorageAway {
    return error instanceof Error && error.name === 'StorageAway'
  }
}
