/** The canary was about to leave its two sites. A mistake in this plugin: nothing was sent. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'

  constructor(what: string) {
    super(`The isolation canary may not reach ${what}. Nothing was sent.`)
  }
}
