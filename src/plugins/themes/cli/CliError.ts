/** An error that the user of the command line can fix. Only its message is printed. */
export class CliError extends Error {
  override name = 'CliError'
}
