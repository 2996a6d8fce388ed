/** What somebody at the command line can put right: its message alone is printed. */
export class CliError extends Error {
  override name = 'CliError'
}
