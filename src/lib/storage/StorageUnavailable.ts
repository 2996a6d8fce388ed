/** The file storage is unavailable or rejects our credentials. Callers may retry later. */
export class StorageUnavailable extends Error {
  override name = 'StorageAway'

  constructor(cause?: unknown) {
    super('The file storage is unavailable', { cause })
  }

  /** Checks the name, because a process may load this class several times, once per bundle. */
  static is(error: unknown): error is StorageUnavailable {
    return error instanceof Error && error.name === 'StorageAway'
  }
}
