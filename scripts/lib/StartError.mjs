/** Something the person at the terminal can mend. Its message is one clear sentence and is printed without a stack. */
export class StartError extends Error {
  /** @override */
  name = 'StartError'
}
