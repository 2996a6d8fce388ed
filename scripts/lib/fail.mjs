/**
 * Ends this process with a message: one sentence where a person can mend it, the whole error where we must.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  const known = error instanceof Error && (error.name === 'StartError' || error.name === 'SettingsError')
  console.error(known ? `\n${error.message}` : error)
  process.exit(1)
}
