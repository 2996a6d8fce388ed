/**
 * A problem that the user at the terminal can solve. Its message is one clear sentence and is printed without a stack.
 */
export class StartError extends Error {
  /** @override */
  name = 'StartError'
}

/** @type {Record<string, string>} */
const REASONS = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a file exists where a folder is expected',
  EEXIST: 'a file exists where a folder is expected',
}

/**
 * Turns errors of the operating system into a StartError; returns any other error unchanged.
 * @param {unknown} error
 * @returns {unknown}
 */
export function toStartError(error) {
  const { code = '', path, syscall } = /** @type {NodeJS.ErrnoException} */ (error ?? {})
  return path && REASONS[code] ? new StartError(`${path} cannot be used (${syscall}): ${REASONS[code]}.`) : error
}
