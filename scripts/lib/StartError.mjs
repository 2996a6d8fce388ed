/** Something the person at the terminal can mend. Its message is one clear sentence and is printed without a stack. */
export class StartError extends Error {
  /** @override */
  name = 'StartError'
}

/** @type {Record<string, string>} */
const REASONS = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user is not allowed to',
  EPERM: 'this user is not allowed to',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a file stands where a folder should be',
  EEXIST: 'a file stands where a folder should be',
}

/**
 * Puts what the operating system refuses into a sentence; every other error stays as it is.
 * @param {unknown} error
 * @returns {unknown}
 */
export function inWords(error) {
  const { code = '', path, syscall } = /** @type {NodeJS.ErrnoException} */ (error ?? {})
  return path && REASONS[code] ? new StartError(`${path} cannot be used (${syscall}): ${REASONS[code]}.`) : error
}
